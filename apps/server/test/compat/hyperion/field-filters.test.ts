import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';
import { compareDecimals } from '@antescope/compat/hyperion/decimal';

interface Action {
  act: {
    account: string;
    name: string;
    authorization: { actor: string; permission: string }[];
    data: Record<string, never> & { from: string; to: string; memo: string; amount: number; symbol: string };
  };
  block_num: number;
  trx_id: string;
  producer: string;
  notified: string[];
  global_sequence: number;
}
interface Answer {
  total: { value: number; relation: string };
  actions: Action[];
  next_key?: string;
}

let indexed: IndexedDevnet;
let app: App;
/** Every action but onblock, newest first. */
let all: Action[];
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  all = await walk('');
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

async function get(query: string): Promise<Answer> {
  const answer = await app.fastify.inject(`/v2/history/get_actions?${query}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return JSON.parse(answer.body) as Answer;
}

/** All pages, with the cursor of a search that reached its time budget, else from the last action on. */
async function walk(query: string): Promise<Action[]> {
  const found: Action[] = [];
  let key = '';
  for (;;) {
    const { actions, next_key, total } = await get(`limit=100&${query}&after_key=${key}`);
    found.push(...actions);
    if (next_key === undefined && total.relation === 'eq' && total.value <= actions.length) return found;
    key = next_key ?? `${actions.at(-1)!.global_sequence}`;
  }
}

/** Compares by place only: documents are the same code. */
async function expectMatches(query: string, test: (action: Action) => boolean, atLeast = 1): Promise<void> {
  const expected = all.filter(test).map((action) => action.global_sequence);
  expect(expected.length, query).toBeGreaterThanOrEqual(atLeast);
  expect(
    (await walk(query)).map((action) => action.global_sequence),
    query,
  ).toEqual(expected);
}

const isTransfer = ({ act }: Action): boolean => act.name === 'transfer';
const symbolOf = ({ act }: Action): string => act.data.symbol;

describe('filters by field', () => {
  test('authorization, notified accounts, producer, and place in the chain', async () => {
    const actors = ({ act }: Action): string[] => act.authorization.map(({ actor }) => actor);
    await expectMatches('act.authorization.actor=alice', (one) => actors(one).includes('alice'), 10);
    await expectMatches(
      'act.authorization.actor=alice,bob',
      (one) => ['alice', 'bob'].some((name) => actors(one).includes(name)),
      11,
    );
    await expectMatches('act.authorization.actor=!alice', (one) => !actors(one).includes('alice'), 50);
    await expectMatches('act.authorization.permission=!active', ({ act }) =>
      act.authorization.every(({ permission }) => permission !== 'active'),
    );
    await expectMatches('notified=bob', ({ notified }) => notified.includes('bob'), 2);
    const isOfAlice = (one: Action): boolean => one.notified.includes('alice') || actors(one).includes('alice');
    const { producer } = all.find(isOfAlice)!;
    await expectMatches(`producer=${producer}&account=alice`, (one) => one.producer === producer && isOfAlice(one));
    const { block_num, trx_id, global_sequence } = all[40]!;
    await expectMatches(`trx_id=${trx_id.toUpperCase()}`, (one) => one.trx_id === trx_id);
    await expectMatches(
      `trx_id=${trx_id},${all[3]!.trx_id}`,
      (one) => [trx_id, all[3]!.trx_id].includes(one.trx_id),
      2,
    );
    await expectMatches(
      `block_num=${block_num},${all[5]!.block_num}`,
      (one) => [block_num, all[5]!.block_num].includes(one.block_num),
      2,
    );
    await expectMatches(`global_sequence=!${global_sequence}`, (one) => one.global_sequence !== global_sequence, 100);
    expect((await get(`trx_id=${'0'.repeat(64)}`)).total).toEqual({ value: 0, relation: 'eq' });
  });

  test('contracts and actions: lists and exclusions, together with filter', async () => {
    await expectMatches('act.name=issue,buyrambytes', ({ act }) => ['issue', 'buyrambytes'].includes(act.name), 2);
    await expectMatches(
      'act.account=eosio.token&act.name=!transfer',
      ({ act }) => act.account === 'eosio.token' && act.name !== 'transfer',
    );
    await expectMatches(
      'filter=eosio.token:*&act.name=issue',
      ({ act }) => act.account === 'eosio.token' && act.name === 'issue',
    );
    await expectMatches(
      'act.account=!eosio.token,!eosio',
      ({ act }) => !['eosio.token', 'eosio'].includes(act.account),
      10,
    );
  });

  test('transfers by sender, receiver, token, amount and memo', async () => {
    await expectMatches('transfer.symbol=EOS', (one) => isTransfer(one) && symbolOf(one) === 'EOS', 10);
    await expectMatches('transfer.symbol=!EOS', (one) => isTransfer(one) && symbolOf(one) !== 'EOS', 2);
    await expectMatches(
      'transfer.from=alice,bob',
      (one) => isTransfer(one) && ['alice', 'bob'].includes(one.act.data.from),
      10,
    );
    await expectMatches(
      'transfer.from=alice&transfer.to=!bob',
      (one) =>
        isTransfer(one) && one.act.data.from === 'alice' && one.act.data.to !== 'bob' && symbolOf(one) !== undefined,
      2,
    );
    const paid = all.find((one) => isTransfer(one) && symbolOf(one) === 'EOS' && one.act.data.memo.length > 3)!;
    const { from, to, amount, memo } = paid.act.data;
    await expectMatches(
      `transfer.amount=${Number.isInteger(amount) ? `${amount}.0` : `${amount}0`}`,
      (one) => isTransfer(one) && one.act.data.amount === amount,
    );
    await expectMatches(
      `transfer.amount=0.5-2&transfer.symbol=EOS`,
      (one) => isTransfer(one) && symbolOf(one) === 'EOS' && one.act.data.amount >= 0.5 && one.act.data.amount <= 2,
    );
    const word = memo.slice(1, 4);
    await expectMatches(
      `transfer.memo=${encodeURIComponent(word.toUpperCase())}`,
      (one) =>
        isTransfer(one) &&
        typeof one.act.data.memo === 'string' &&
        one.act.data.memo.toLowerCase().includes(word.toLowerCase()),
    );
    // Neither sender nor receiver: the contract is notified of its transfers.
    await expectMatches(
      `account=eosio.token&@transfer.from=${from}&@transfer.to=${to}`,
      (one) =>
        one.act.account === 'eosio.token' && isTransfer(one) && one.act.data.from === from && one.act.data.to === to,
    );
  });

  test('any field of the data, also below lists and of system actions', async () => {
    const data = ({ act }: Action) => act.data as unknown as Record<string, unknown>;
    await expectMatches('act.data.to=bob', (one) => data(one)['to'] === 'bob', 2);
    const { act } = all.find((one) => one.act.name === 'newaccount')!;
    const newact = (act.data as unknown as { newact: string }).newact;
    await expectMatches(
      `newaccount.newact=${newact}`,
      (one) => one.act.name === 'newaccount' && data(one)['newact'] === newact,
    );
    await expectMatches(
      'act.data.owner.threshold=1&act.name=newaccount',
      (one) =>
        one.act.name === 'newaccount' && (data(one)['owner'] as { threshold: number } | undefined)?.threshold === 1,
    );
    const key = (act.data as unknown as { owner: { keys: { key: string }[] } }).owner.keys[0]!.key;
    await expectMatches(
      `newaccount.owner.keys.key=${key}`,
      (one) => one.act.name === 'newaccount' && `${JSON.stringify(data(one)['owner'])}`.includes(key),
    );
    await expectMatches('voteproducer.producers=!nobody', (one) => one.act.name === 'voteproducer');
    expect((await get('act.data.__proto__.x=1&act.account=eosio')).actions).toEqual([]);
  });

  test('pages, totals and order', async () => {
    const query = 'transfer.symbol=EOS,USDT';
    const matches = await walk(query);
    const newest = matches.map((one) => one.global_sequence);
    expect((await walk(`${query}&sort=asc`)).map((one) => one.global_sequence)).toEqual(newest.toReversed());
    const last = matches.at(-1)!.global_sequence;
    const page = await walk(`${query}&global_sequence=${last}-${newest[5]}`);
    expect(page.map((one) => one.global_sequence)).toEqual(newest.slice(5));
    const some = await get(`${query}&limit=2&after_key=${newest[2]}`);
    expect(some.actions.map((one) => one.global_sequence)).toEqual(newest.slice(3, 3 + some.actions.length));
    expect(some.total.relation).toBe('gte');
  });
});

test('decimals are compared by value', () => {
  expect(['1.50', '0', '-2', '1.05', '10'].toSorted(compareDecimals)).toEqual(['-2', '0', '1.05', '1.50', '10']);
  expect(compareDecimals('9007199254740993.0', '9007199254740993')).toBe(0);
  expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1);
});
