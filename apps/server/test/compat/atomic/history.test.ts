import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { type LoggedAction, loggedActions } from '../logged-actions.ts';
import type { App } from '../../../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

async function get<Data>(path: string): Promise<Data> {
  const answer = await app.fastify.inject(`/atomicassets/v1/${path}`);
  const body = JSON.parse(answer.body) as { success: boolean; data: Data; message?: string };
  expect(body.message).toBeUndefined();
  return body.data;
}

/** Executed actions of the contract, newest first. */
function actions<Data>(...names: string[]): Promise<LoggedAction<Data>[]> {
  return loggedActions(indexed.chain, 'atomicassets', names);
}

interface Moved {
  collection_name: string;
  from: string;
  to: string;
  asset_ids: string[];
  memo: string;
}

interface Transfer {
  transfer_id: string;
  sender_name: string;
  recipient_name: string;
  memo: string;
  assets: (string | { asset_id: string })[];
}

describe('transfers', () => {
  test('are the logged ones, newest first, with their assets', async () => {
    const logs = await actions<Moved>('logtransfer');
    expect(logs.length).toBeGreaterThan(5);
    const transfers = await get<Transfer[]>('transfers');
    const idOf = (asset: Transfer['assets'][number]): string => (typeof asset === 'string' ? asset : asset.asset_id);
    expect(transfers.map(({ assets, ...transfer }) => ({ ...transfer, assets: assets.map(idOf) }))).toEqual(
      logs.map(({ act: { data }, ...log }) => ({
        transfer_id: String(log.global_sequence),
        contract: 'atomicassets',
        sender_name: data.from,
        recipient_name: data.to,
        memo: data.memo,
        txid: log.trx_id,
        assets: data.asset_ids.map(String),
        created_at_block: String(log.block_num),
        created_at_time: String(Date.parse(`${log.timestamp}Z`)),
      })),
    );
    expect(await get('transfers/_count')).toBe(String(logs.length));
    expect(await get('transfers?limit=2&page=2&order=asc')).toEqual(transfers.toReversed().slice(2, 4));
  });

  test.each([
    ['account=alice', ({ from, to }: Moved) => from === 'alice' || to === 'alice'],
    [
      'account=alice,exchange1111',
      ({ from, to }: Moved) => [from, to].some((name) => ['alice', 'exchange1111'].includes(name)),
    ],
    ['sender=bob', ({ from }: Moved) => from === 'bob'],
    ['recipient=atomicmarket', ({ to }: Moved) => to === 'atomicmarket'],
    ['sender=atomicmarket', ({ from }: Moved) => from === 'atomicmarket'],
    ['match_memo=AUCTION', ({ memo }: Moved) => memo.includes('auction')],
    ['collection_name=coolcats1111', (one: Moved) => one.collection_name === 'coolcats1111'],
    ['collection_blacklist=coolcats1111', (one: Moved) => one.collection_name !== 'coolcats1111'],
  ] as const)('by %s', async (query, test) => {
    const expected = (await actions<Moved>('logtransfer')).filter(({ act }) => test(act.data));
    expect(expected.length).toBeGreaterThan(0);
    const ids = expected.map((log) => String(log.global_sequence));
    expect((await get<Transfer[]>(`transfers?${query}`)).map((one) => one.transfer_id)).toEqual(ids);
    expect((await get<Transfer[]>(`transfers?order=asc&${query}`)).map((one) => one.transfer_id)).toEqual(
      ids.toReversed(),
    );
    expect(await get(`transfers/_count?${query}`)).toBe(String(ids.length));
  });

  test('by ID, bounds and time', async () => {
    const all = await get<(Transfer & { created_at_time: string })[]>('transfers');
    const third = all[2]!;
    expect(await get(`transfers?ids=${third.transfer_id}`)).toEqual([third]);
    expect(await get(`transfers?upper_bound=${third.transfer_id}`)).toEqual(all.slice(3));
    expect(
      await get(`transfers?account=${third.sender_name}&lower_bound=${third.transfer_id}&order=asc&limit=1`),
    ).toEqual([third]);
    expect(await get(`transfers?before=${third.created_at_time}`)).toEqual(
      all.filter((one) => one.created_at_time < third.created_at_time),
    );
    expect(await get(`transfers?after=${third.created_at_time}`)).toEqual(
      all.filter((one) => one.created_at_time > third.created_at_time),
    );
  });
});

test('burns are counted by account, collection and template', async () => {
  const logs = await actions<{ asset_owner: string; collection_name: string; template_id: number }>('logburnasset');
  expect(logs.map(({ act }) => act.data.asset_owner)).toEqual(['heidi']);
  const { collection_name: collection, template_id: template } = logs[0]!.act.data;
  expect(await get('burns')).toEqual([{ account: 'heidi', assets: '1' }]);
  expect(await get('burns/heidi')).toMatchObject({
    collections: [{ collection: { collection_name: collection }, assets: '1' }],
    templates: [{ collection_name: collection, template_id: String(template), assets: '1' }],
    assets: 1,
  });
  expect(await get('burns/alice')).toEqual({ collections: [], templates: [], assets: 0 });
});

interface Offer {
  offer_id: string;
  sender_name: string;
  recipient_name: string;
  state: number;
  memo: string;
  created_at_block: string;
  updated_at_block: string;
}

describe('offers', () => {
  test('have the state that the action which ended them leads to', async () => {
    const states: Record<string, number> = { acceptoffer: 3, declineoffer: 4, canceloffer: 5 };
    const endings = new Map(
      (await actions<{ offer_id: string }>('acceptoffer', 'declineoffer', 'canceloffer')).map(({ act, block_num }) => [
        String(act.data.offer_id),
        { state: states[act.name]!, block: String(block_num) },
      ]),
    );
    const logs = await actions<{ offer_id: string; sender: string; recipient: string; memo: string }>('lognewoffer');
    const offers = await get<Offer[]>('offers');
    expect(offers.map((one) => one.offer_id)).toEqual(logs.map(({ act }) => String(act.data.offer_id)));
    for (const [n, { act, block_num }] of logs.entries()) {
      const offer = offers[n]!;
      const ending = endings.get(offer.offer_id);
      expect(offer).toMatchObject({
        sender_name: act.data.sender,
        recipient_name: act.data.recipient,
        memo: act.data.memo,
        created_at_block: String(block_num),
        updated_at_block: ending?.block ?? String(block_num),
      });
      if (ending === undefined) expect([0, 1], offer.offer_id).toContain(offer.state);
      else expect(offer.state, offer.offer_id).toBe(ending.state);
    }
    expect(endings.size).toBeGreaterThan(1);
    expect(await get('offers/_count')).toBe(String(offers.length));
    expect(await get(`offers/${offers[0]!.offer_id}`)).toEqual(offers[0]);
  });

  test.each([
    ['account=alice', (one: Offer) => one.sender_name === 'alice' || one.recipient_name === 'alice'],
    ['sender=carol', (one: Offer) => one.sender_name === 'carol'],
    ['recipient=atomicmarket&state=0', (one: Offer) => one.recipient_name === 'atomicmarket' && one.state === 0],
    ['state=3,4,5', (one: Offer) => one.state > 2],
    ['memo=swap%3F', (one: Offer) => one.memo === 'swap?'],
    ['is_recipient_contract=false', (one: Offer) => one.recipient_name !== 'atomicmarket'],
  ] as const)('by %s', async (query, test) => {
    const expected = (await get<Offer[]>('offers')).filter(test);
    expect(expected.length).toBeGreaterThan(0);
    expect(await get(`offers?${query}`)).toEqual(expected);
    expect(await get(`offers?${query}&order=asc&limit=1`)).toEqual(expected.slice(-1));
    expect(await get(`offers/_count?${query}`)).toBe(String(expected.length));
  });

  test('by their last change', async () => {
    const blocks = (await get<Offer[]>('offers?sort=updated')).map((one) => Number(one.updated_at_block));
    expect(blocks).toEqual(blocks.toSorted((a, b) => b - a));
  });
});

describe('logs', () => {
  test('of an offer are its actions, oldest first', async () => {
    const ended = (await get<Offer[]>('offers?state=3'))[0]!;
    const logs = await get<{ log_id: string; name: string; data: object; created_at_block: string }[]>(
      `offers/${ended.offer_id}/logs`,
    );
    expect(logs.map(({ name, created_at_block: block }) => [name, block])).toEqual([
      ['lognewoffer', ended.created_at_block],
      ['acceptoffer', ended.updated_at_block],
    ]);
    expect(logs[0]!.data).toMatchObject({
      sender: ended.sender_name,
      recipient: ended.recipient_name,
      memo: ended.memo,
    });
    expect(logs[0]!.data).not.toHaveProperty('offer_id');
    expect(await get(`offers/${ended.offer_id}/logs?order=desc&limit=1`)).toEqual([logs[1]]);
    expect(await get(`offers/${ended.offer_id}/logs?action_blacklist=lognewoffer`)).toEqual([logs[1]]);
  });

  test('of a collection, a schema and a template begin with their creation', async () => {
    const [collection] = await get<{ name: string; txid: string }[]>('collections/coolcats1111/logs');
    const [created] = (await actions<{ collection_name: string }>('createcol')).filter(
      ({ act }) => act.data.collection_name === 'coolcats1111',
    );
    expect(collection).toMatchObject({ name: 'createcol', txid: created!.trx_id, data: { author: 'nftcreator11' } });
    expect(await get('schemas/coolcats1111/cats/logs')).toMatchObject([{ name: 'createschema' }]);
    expect(await get('templates/coolcats1111/1/logs')).toMatchObject([
      { name: 'lognewtempl', data: { schema_name: 'cats', transferable: true } },
    ]);
  });
});
