import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { HyperionHistory } from '@antescope/sources/history/hyperion-history';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';
import { IndexSource } from '@antescope/index/answers/index-source';
import type { ActionDocument } from '@antescope/compat/hyperion/action-documents';

let indexed: IndexedDevnet;
let app: App;
let client: HyperionHistory;
/** The same index without this API between. */
let direct: IndexSource;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  client = new HyperionHistory(url, indexed.chain.sources.at);
  const { reader } = indexed.chain.store!;
  direct = new IndexSource(reader);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

interface Answer {
  total: { value: number; relation: string };
  actions: ActionDocument[];
  simple_actions: Record<string, unknown>[];
}

async function get<Json = Answer>(path: string): Promise<Json> {
  const answer = await app.fastify.inject(`/v2/${path}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return JSON.parse(answer.body) as Json;
}

/** Fields both sources return for a row. */
function essence({ transactionId, blockNumber, blockTime, irreversible, trace, receivers }: ActionRow): unknown {
  const { ordinal, creatorOrdinal, contract, name, authorization, receipt } = trace;
  const place = { transactionId, blockNumber, blockTime, irreversible, receivers: receivers.toSorted() };
  return { ...place, ordinal, creatorOrdinal, contract, name, authorization, receipt };
}

async function allRows(source: HyperionHistory | IndexSource, filter: object, order: 'desc' | 'asc') {
  const rows: ActionRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await source.accountActions('alice', filter, { limit: 40, order, ...(cursor ? { cursor } : {}) });
    if (page.state !== 'data') break;
    rows.push(...page.data.rows);
    cursor = page.data.next ?? undefined;
  } while (cursor !== undefined);
  return rows.filter(({ trace }) => trace.name !== 'onblock').map(essence);
}

describe('our Hyperion client', () => {
  test.each(['desc', 'asc'] as const)('pages through an account, %s: the rows of the index', async (order) => {
    const rows = await allRows(client, {}, order);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toEqual(await allRows(direct, {}, order));
  });

  test('filters by contract and action, and by dates', async () => {
    const filter = { contract: 'eosio.token', action: 'transfer' };
    const transfers = await allRows(client, filter, 'desc');
    expect(transfers.length).toBeGreaterThan(5);
    expect(transfers).toEqual(await allRows(direct, filter, 'desc'));
    const times = (transfers as { blockTime: string }[]).map(({ blockTime }) => blockTime).sort();
    const dates = { after: times[2]!, before: times.at(-3)! };
    const between = await allRows(client, dates, 'asc');
    expect(between).toEqual(await allRows(direct, dates, 'asc'));
    expect(between.length).toBeLessThan((await allRows(direct, {}, 'asc')).length);
    expect(await allRows(client, { action: 'buyrambytes' }, 'asc')).toEqual(
      await allRows(direct, { action: 'buyrambytes' }, 'asc'),
    );
  });

  test('reads a transaction with its notifications', async () => {
    const page = await client.accountActions('alice', { action: 'transfer' }, { limit: 1, order: 'desc' });
    const id = page.state === 'data' ? page.data.rows[0]!.transactionId : '';
    const [ours, theirs] = [await client.transaction(id), await direct.transaction(id)];
    const receivers = (view: typeof ours): string[] =>
      view.state === 'data' ? view.data.traces.map((trace) => `${trace.contract}:${trace.name}>${trace.receiver}`) : [];
    expect(receivers(ours).length).toBeGreaterThan(1);
    expect(receivers(ours).toSorted()).toEqual(receivers(theirs).toSorted());
    expect((await client.transaction('f'.repeat(64))).state).toBe('empty');
  });

  test('reads balances, accounts of a key, a creator and the newest actions', async () => {
    const [balances, expected] = [await client.tokenBalances('alice'), await direct.tokenBalances('alice')];
    expect(balances.state === 'data' && expected.state === 'data' && balances.data.length).toBeGreaterThan(1);
    const held = expected.state === 'data' ? expected.data.filter(({ quantity }) => /[1-9]/.test(quantity)) : [];
    const exact = held.filter(({ quantity }) => quantity.replace(/\D/g, '').replace(/^0+/, '').length <= 15);
    expect(balances).toMatchObject({ data: exact });
    const { body } = await indexed.devnet.call('/v1/chain/get_account', { account_name: 'alice' });
    const { permissions } = body as { permissions: { required_auth: { keys: { key: string }[] } }[] };
    const key = permissions.flatMap((one) => one.required_auth.keys)[0]!.key;
    const holders = await client.keyAccounts(key);
    const known = await direct.keyAccounts(key);
    const names = (list: typeof known): string[] =>
      list.state === 'data' ? list.data.map((one) => `${one.account}@${one.permission}`).sort() : [];
    expect(names(holders)).toContain('alice@active');
    expect(names(holders)).toEqual(names(known));
    const [creation, nodeCreation] = [await client.creation('alice'), await direct.creation('alice')];
    expect(creation).toMatchObject({ data: nodeCreation.state === 'data' ? nodeCreation.data : null });
    expect((await client.creation('missingacct')).state).toBe('empty');
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    for (const request of [
      { payload: { public_key: key } },
      { headers, payload: JSON.stringify({ public_key: key }) },
    ]) {
      const url = '/v2/state/get_key_accounts';
      const posted = await app.fastify.inject({ method: 'POST', url, ...request });
      const { public_key, account_names } = await get<{ public_key: string; account_names: string[] }>(
        `state/get_key_accounts?public_key=${key}`,
      );
      expect(JSON.parse(posted.body)).toMatchObject({ public_key, account_names });
    }
    const newest = await client.latestActions(5);
    const latest = await direct.latestActions(5);
    expect(newest.state === 'data' ? newest.data.map(essence) : []).toEqual(
      latest.state === 'data' ? latest.data.map(essence) : null,
    );
  });
});

describe('answers', () => {
  test('several filters are one list in order, and the total is exact', async () => {
    const both = await get('history/get_actions?account=alice&filter=eosio.token:transfer,eosio:*&limit=1000');
    const one = await get('history/get_actions?account=alice&filter=eosio.token:transfer&limit=1000');
    const other = await get('history/get_actions?account=alice&filter=eosio:*&limit=1000');
    expect(one.total).toEqual({ value: one.actions.length, relation: 'eq' });
    const sequences = both.actions.map((action) => action['global_sequence'] as number);
    expect(sequences).toEqual(sequences.toSorted((a, b) => b - a));
    expect(sequences.length).toBe(one.actions.length + other.actions.length);
    const page = await get('history/get_actions?account=alice&filter=eosio.token:transfer,eosio:*&limit=3&skip=2');
    expect(page.actions.map((action) => action['global_sequence'])).toEqual(sequences.slice(2, 5));
    expect(page.total).toEqual({ value: sequences.length, relation: 'eq' });
  });

  test('simple rows, block numbers as bounds, and the index behind it', async () => {
    const { actions } = await get('history/get_actions?account=alice&limit=100');
    const [first, last] = [actions.at(-1)!.block_num, actions[10]!.block_num];
    const bounded = await get(`history/get_actions?account=alice&limit=100&after=${first}&before=${last}&sort=asc`);
    const numbers = bounded.actions.map((action) => action.block_num);
    expect(numbers[0]).toBe(first);
    expect(numbers.at(-1)).toBeLessThanOrEqual(last);
    const simple = await get<Answer & { lib: number; last_indexed_block: number }>(
      'history/get_actions?account=alice&limit=2&simple=true',
    );
    expect(simple.actions).toBeUndefined();
    expect(simple.simple_actions[0]).toMatchObject({
      block: actions[0]!.block_num,
      contract: actions[0]!.act.account,
      transaction_id: actions[0]!.trx_id,
    });
    const head = await indexed.chain.store!.reader.status();
    expect(simple).toMatchObject({ cached: false, lib: head?.lastIrreversible, last_indexed_block: head?.head.number });
  });

  test('the actions of blocks and of global sequences', async () => {
    const { actions } = await get('history/get_actions?account=alice&limit=100');
    const numbers = (list: ActionDocument[]): unknown[] => list.map((action) => action['global_sequence']);
    const [last, first] = [actions[0]!.block_num, actions[20]!.block_num];
    const inBlock = await get(`history/get_actions?account=alice&limit=100&block_num=${last}`);
    expect(numbers(inBlock.actions)).toEqual(numbers(actions.filter((one) => one.block_num === last)));
    const inRange = await get(`history/get_actions?account=alice&limit=100&block_num=${first}-${last}`);
    expect(numbers(inRange.actions)).toEqual(numbers(actions.filter((one) => one.block_num >= first)));
    const [high, low] = [actions[3]!['global_sequence'], actions[8]!['global_sequence']];
    const bySequence = await get(
      `history/get_actions?account=alice&global_sequence=${low}-${high}&block_num=0-${last}`,
    );
    expect(numbers(bySequence.actions)).toEqual(numbers(actions.slice(3, 9)));
    const none = await get(`history/get_actions?account=alice&global_sequence=${high}&block_num=1`);
    expect(none.total).toEqual({ value: 0, relation: 'eq' });
  });

  test('accounts created by an account, page by page', async () => {
    interface Created {
      total: { value: number };
      accounts: { name: string; timestamp: string; trx_id: string }[];
    }
    const all = await get<Created>('history/get_created_accounts?account=eosio&limit=1000');
    expect(all.accounts.length).toBeGreaterThan(5);
    expect(all.total.value).toBe(all.accounts.length);
    const page = await get<Created>('history/get_created_accounts?account=eosio&limit=2&skip=1');
    expect(page.accounts).toEqual(all.accounts.slice(1, 3));
    const [made] = all.accounts;
    const creator = await get<object>(`history/get_creator?account=${made!.name}`);
    expect(creator).toMatchObject({ creator: 'eosio', trx_id: made!.trx_id, timestamp: made!.timestamp });
  });

  test('an account: the node’s view, with tokens, links and latest actions', async () => {
    interface Account {
      account: object;
      tokens: object[];
      links: object[];
      total_actions: number;
      actions: object[];
    }
    const response = await get<Account>('state/get_account?account=alice');
    const { body } = await indexed.devnet.call('/v1/chain/get_account', { account_name: 'alice' });
    expect(response.account).toEqual(body);
    expect(response.tokens).toEqual((await get<Account>('state/get_tokens?account=alice')).tokens);
    expect(response.actions).toHaveLength(20);
    expect(response.total_actions).toBeGreaterThan(20);
    const page = await get<Account>('state/get_account?account=alice&limit=3&skip=2');
    expect(page.actions).toEqual(response.actions.slice(2, 5));
  });

  test('amounts keep their full precision', async () => {
    const { body } = await app.fastify.inject('/v2/state/get_tokens?account=alice');
    const [quantity] = (
      await indexed.devnet.call('/v1/chain/get_currency_balance', {
        code: 'eosio.token',
        account: 'alice',
        symbol: 'EOS',
      })
    ).body as string[];
    expect(body).toContain(`"amount":${quantity!.split(' ')[0]},"contract":"eosio.token"`);
  });

  test('Hyperion’s shapes: data of transfers, genesis creators, rows with their block, unknown contracts', async () => {
    const { actions } = await get(
      'history/get_actions?account=alice&filter=eosio.token:transfer&limit=1&noBinary=true',
    );
    const { data } = actions[0]!.act as { data: Record<string, unknown> };
    const [amount, symbol] = String(data['quantity']).split(' ');
    expect(data).toMatchObject({ symbol, amount: Number(amount) });
    expect(await get<object>('history/get_creator?account=eosio')).toMatchObject({ creator: '__self__', block_num: 1 });
    const { results } = await get<{ results: Record<string, unknown>[] }>(
      'history/get_table_state?code=eosio.token&table=accounts',
    );
    expect(results[0]).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-/),
      block_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      data: { amount: expect.any(Number), symbol: expect.any(String) },
    });
    expect(await get<object>('history/get_abi_snapshot?contract=missingacct')).toMatchObject({ present: false });
    const id = actions[0]!.trx_id;
    const checked = await get<object>(`history/check_transaction?id=${id}`);
    expect(checked).toMatchObject({ id, status: 'executed', block_num: actions[0]!.block_num });
    expect(await get<object>(`history/check_transaction?id=${'f'.repeat(64)}`)).toMatchObject({ status: 'unknown' });
  });

  test('blocks as nodeos has them, and the schedule', async () => {
    interface Blocks {
      total: { value: number };
      blocks: { block_num: number; block_id: string; prev_id: string; trx_count: number; cpu_usage: number }[];
    }
    const { actions } = await get('history/get_actions?account=alice&filter=eosio.token:transfer&limit=1');
    const number = actions[0]!.block_num;
    const block = await get<Blocks['blocks'][0]>(`history/get_block?block_num=${number}`);
    const { body } = await indexed.devnet.call('/v1/chain/get_block', { block_num_or_id: number });
    const own = body as {
      id: string;
      previous: string;
      transactions: { cpu_usage_us: number; net_usage_words: number }[];
    };
    const billed = (field: 'cpu_usage_us' | 'net_usage_words'): number =>
      own.transactions.reduce((sum, one) => sum + one[field], 0);
    expect(block).toMatchObject({
      block_id: own.id,
      prev_id: own.previous,
      trx_count: own.transactions.length,
      cpu_usage: billed('cpu_usage_us'),
      net_usage: billed('net_usage_words'),
    });
    const page = await get<Blocks>(`history/get_blocks?before=${number + 1}&limit=3&skip=1`);
    expect(page.blocks.map(({ block_num }) => block_num)).toEqual([number, number - 1, number - 2]);
    const up = await get<Blocks>(`history/get_blocks?after=${number - 1}&before=${number}&sort=asc`);
    expect([up.total.value, ...up.blocks.map(({ block_num }) => block_num)]).toEqual([2, number - 1, number]);
  });

  test('actions of an hour: as many as its list has', async () => {
    const { actions } = await get('history/get_actions?filter=eosio.token:transfer&limit=1&sort=asc');
    const end = new Date(Date.parse(`${actions[0]!.timestamp}Z`) + 3_600_000).toISOString();
    const usage = await get<Record<string, number | string>>(
      `stats/get_action_usage?period=1h&end_date=${end}&unique_actors=true`,
    );
    const last = new Date(Date.parse(String(usage['to'])) - 500).toISOString();
    const list: ActionDocument[] = [];
    let total = 0;
    do {
      const query = `after=${usage['from']}&before=${last}&limit=1000&skip=${list.length}`;
      const page = await get(`history/get_actions?${query}`);
      total = page.total.value;
      list.push(...page.actions);
    } while (list.length < total);
    expect(usage['action_count']).toBe(total);
    const blocks: { trx_count: number }[] = [];
    do {
      const query = `after=${usage['from']}&before=${last}&limit=100&skip=${blocks.length}`;
      const page = await get<{ total: { value: number }; blocks: { trx_count: number }[] }>(
        `history/get_blocks?${query}`,
      );
      total = page.total.value;
      blocks.push(...page.blocks);
    } while (blocks.length < total);
    // Delayed, failed and expired ones included: they executed no action.
    expect(usage['tx_count']).toBe(blocks.reduce((sum, { trx_count }) => sum + trx_count, 0));
    const actors = list.flatMap(({ act }) => act.authorization.map(({ actor }) => actor));
    // The hour of active accounts includes onblock, which the system account authorizes.
    expect(usage['unique_actors']).toBe(new Set([...actors, 'eosio']).size);
  });

  test('proposals by expiration and by any of several accounts', async () => {
    interface Proposals {
      proposals: {
        proposer: string;
        proposal_name: string;
        expiration: string;
        provided_approvals: { actor: string }[];
      }[];
      last_indexed_block_time: string;
    }
    const all = await get<Proposals>('state/get_proposals?limit=500');
    for (const expired of [true, false]) {
      const { proposals } = await get<Proposals>(`state/get_proposals?limit=500&expired=${expired}`);
      expect(proposals.length).toBeGreaterThan(0);
      const fits = ({ expiration }: { expiration: string }) =>
        Date.parse(`${expiration}Z`) < Date.parse(`${all.last_indexed_block_time}Z`) === expired;
      expect(proposals).toEqual(all.proposals.filter(fits));
    }
    const of = async (account: string) =>
      (await get<Proposals>(`state/get_proposals?limit=500&account=${account}`)).proposals;
    const one = all.proposals[0]!.proposer;
    const other = all.proposals.find(({ proposer }) => proposer !== one)!.proposer;
    const [ofOne, ofOther, both] = [await of(one), await of(other), await of(`${one},${other}`)];
    expect(ofOne).not.toEqual(ofOther);
    expect(both).toEqual(
      all.proposals.filter((proposal) => {
        const text = JSON.stringify(proposal);
        return [...ofOne, ...ofOther].some((own) => JSON.stringify(own) === text);
      }),
    );
  });

  test('health covers the node and the index', async () => {
    const response = await get<{ health: { service: string; status: string; service_data: object }[] }>('health');
    expect(response.health.map(({ service, status }) => [service, status])).toEqual([
      ['NodeosRPC', 'OK'],
      ['Elasticsearch', 'OK'],
    ]);
    expect(response.health[1]?.service_data).toMatchObject({ engine: 'antescope', missing_blocks: 0 });
  });
});
