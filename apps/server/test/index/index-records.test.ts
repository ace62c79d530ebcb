import type { BlockPage } from '@antescope/sources/state/block-list';
import type { ChainRecords } from '@antescope/sources/state/chain-records';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import type { ListedTransaction, TransactionPage } from '@antescope/sources/state/transaction-list';
import type { RowVersion, VersionPage } from '@antescope/sources/state/versions';
import { collectionAssets } from '@antescope/sources/nft/collection-assets';
import type { Outcome } from '@antescope/sources/core/outcome';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexedChain } from '../backend-devnet.ts';
import { type IndexedDevnet, indexedDevnet } from '../indexed-devnet.ts';
import type { ServedChain } from '../../src/platform/served-chain.ts';

let devnet: IndexedDevnet;
let chain: ServedChain;
let records: ChainRecords;

beforeAll(async () => {
  devnet = await indexedDevnet();
  chain = indexedChain(devnet);
  records = chain.sources.at.records!;
});
afterAll(() => devnet.close());

function value<Value>(outcome: Outcome<Value>): Value {
  if (outcome.state !== 'data') throw new Error(JSON.stringify(outcome));
  expect(outcome.meta).toMatchObject({ source: 'index', complete: true, failures: [] });
  return outcome.data;
}

async function rowsOf(code: string, scope: string, table: string): Promise<Record<string, string>[]> {
  const { body } = await devnet.devnet.call('/v1/chain/get_table_rows', { code, scope, table, json: true, limit: 100 });
  return (body as { rows: Record<string, string>[] }).rows;
}

test('every proposal has its life: closed ones ended by a transaction, open ones did not', async () => {
  const lives = [];
  for (let cursor = null as string | null; ;) {
    const page = value(await records.proposals({ proposer: null, cursor, limit: 2 }));
    lives.push(...page.lives);
    cursor = page.next;
    if (cursor === null) break;
  }
  expect(lives.length).toBeGreaterThan(3);
  const open = lives.filter(({ status }) => status === 'open');
  for (const { proposer, name } of open) {
    const rows = await rowsOf('eosio.msig', proposer, 'proposal');
    expect(rows.map((row) => row['proposal_name'])).toContain(name);
    const given = (await rowsOf('eosio.msig', proposer, 'approvals2')).find((row) => row['proposal_name'] === name);
    const approvals = (given?.['provided_approvals'] ?? []) as unknown as { level: { actor: string } }[];
    const [life] = value(await records.proposalLives(proposer, name));
    const approved = new Set<string>();
    for (const { kind, by } of life!.steps) {
      if (kind === 'approve') approved.add(by.split('@')[0]!);
      if (kind === 'unapprove') approved.delete(by.split('@')[0]!);
    }
    expect(approved).toEqual(new Set(approvals.map(({ level }) => level.actor)));
  }
  for (const { status, proposer, name, steps } of lives) {
    expect(steps[0]!.kind).toBe('propose');
    const transaction = await chain.sources.transaction(steps.at(-1)!.transactionId);
    expect(transaction.state, `${proposer} ${name}`).toBe('data');
    if (status !== 'open')
      expect((await rowsOf('eosio.msig', proposer, 'proposal')).map((row) => row['proposal_name'])).not.toContain(name);
  }
  expect(await records.proposalLives('alice', 'nosuchname')).toMatchObject({ state: 'empty' });
});

test('[STATS-002] hours hold every block, transaction and action of the chain', async () => {
  const { points, accounts, lastMinute } = value(await records.statistics({ step: 'hour', count: 1000, until: null }));
  const status = (await chain.store!.reader.status())!;
  const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((all, point) => all + of(point), 0);
  expect(sum((point) => point.blocks)).toBe(status.head.number);
  expect(accounts).toBe(await chain.store!.reader.accountCount());
  expect(lastMinute.actions).toBeLessThanOrEqual(points.at(-1)!.actions + points.at(-2)!.actions);
  expect(lastMinute.seconds).toBe(60);
  expect(sum((point) => point.newAccounts ?? 0)).toBe(accounts);
  let transactions = 0;
  let cpuUs = 0;
  for (let number = 1; number <= status.head.number; number++) {
    for (const one of await chain.store!.reader.blockTransactions(number)) {
      const [first] = await chain.store!.reader.transactionActions(one.num);
      if (first?.name === 'onblock') continue;
      transactions += 1;
      cpuUs += one.cpuUs;
    }
  }
  expect(sum((point) => point.transactions)).toBe(transactions);
  expect(sum((point) => point.cpuUs)).toBe(cpuUs);
  const days = value(await records.statistics({ step: 'day', count: 1000, until: null }));
  expect(days.points.reduce((all, point) => all + point.actions, 0)).toBe(sum((point) => point.actions));
});

test('a round counts expected and produced blocks per producer; the difference is missed', async () => {
  const rounds = value(await records.producerRounds({ before: null, limit: 5, currentSchedule: null }));
  const head = (await chain.store!.reader.status())!.head;
  for (const round of rounds) {
    const [due, produced] = [total(round.producers, 'due'), total(round.producers, 'produced')];
    expect(due - produced).toBe(round.missed);
    expect(round.producers).toHaveLength(21);
    for (const { due: own, produced: made } of round.producers) expect(made).toBeLessThanOrEqual(own);
  }
  expect(rounds[0]!.producers.find(({ producer }) => producer === head.producer)!.produced).toBeGreaterThan(0);
  expect(rounds[1]!.end < rounds[0]!.begin).toBe(true);
  const missed = value(
    await records.missedBlocks({ after: rounds[0]!.begin, before: rounds[0]!.end, currentSchedule: null }),
  );
  expect(missed.missed + missed.stood).toBe(rounds[0]!.missed);
  expect(missed.producers.reduce((sum, row) => sum + row.missed, 0)).toBe(missed.missed);
});

function total(rows: { due: number; produced: number }[], of: 'due' | 'produced'): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

test('row history: the newest version is current, and pages join without a gap', async () => {
  const place = { code: 'eosio.token', scope: 'alice', table: 'accounts', primaryKey: symbolCodeToU64('EOS') };
  const read = async (before: number | null, limit: number): Promise<VersionPage<RowVersion>> =>
    value(await records.rowVersions(place, { before, limit }));
  const all = await read(null, 200);
  expect(all.versions[0]!.data).toEqual((await rowsOf('eosio.token', 'alice', 'accounts'))[0]);
  expect(all.next).toBeNull();
  const paged: RowVersion[] = [];
  for (let before = null as number | null; ;) {
    const page = await read(before, 3);
    paged.push(...page.versions);
    before = page.next;
    if (before === null) break;
  }
  expect(paged).toEqual(all.versions);
  for (const { block, writers } of all.versions) {
    expect(writers.length).toBeGreaterThan(0);
    for (const id of writers)
      expect(await chain.sources.transaction(id)).toMatchObject({ data: { blockNumber: block } });
  }
});

test('history of permissions and a contract, with the transaction that names each change', async () => {
  const { versions } = value(await records.permissionVersions('alice', { before: null, limit: 50 }));
  const born = versions.filter(({ permission }) => permission === 'owner');
  expect(born).toMatchObject([{ parent: null, authority: { threshold: 1 } }]);
  for (const { writers } of versions) expect(writers).toHaveLength(1);
  const contract = value(await records.contractVersions('eosio.token', { before: null, limit: 50 }));
  const { body } = await devnet.devnet.call('/v1/chain/get_code_hash', { account_name: 'eosio.token' });
  expect(contract.versions.find(({ what }) => what === 'code')!.hash).toBe((body as { code_hash: string }).code_hash);
  expect(contract.versions.at(-1)).toMatchObject({ hash: null });
});

test('the list of blocks equals the blocks of the node, and ends at the first one', async () => {
  const seen: number[] = [];
  let before: number | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const { blocks, next }: BlockPage = value(await records.blockList({ before, limit: 40 }));
    expect(blocks).toHaveLength(40);
    expect(next).toBe(blocks.at(-1)!.number);
    seen.push(...blocks.map(({ number }) => number));
    for (const block of blocks.filter((_, index) => index % 13 === 0)) {
      const { body } = await devnet.devnet.call('/v1/chain/get_block', { block_num_or_id: String(block.number) });
      const { id, producer, timestamp, transactions } = body as Record<string, unknown>;
      expect(block).toMatchObject({
        id,
        producer,
        time: `${String(timestamp)}Z`,
        transactions: (transactions as unknown[]).length,
      });
    }
    before = next;
  }
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(new Set(seen).size).toBe(120);
  const end = value(await records.blockList({ before: 4, limit: 40 }));
  expect(end.blocks.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(end.next).toBeNull();
  expect(await records.blockList({ before: 1, limit: 40 })).toMatchObject({ state: 'empty' });
});

test('the list of transactions has every transaction with an action once, in the order of the chain', async () => {
  const seen: ListedTransaction[] = [];
  let cursor: string | null = null;
  do {
    const { transactions, next }: TransactionPage = value(await records.transactionList({ cursor, limit: 37 }));
    seen.push(...transactions);
    cursor = next;
  } while (cursor !== null);
  const [head] = seen;
  const expected: string[] = [];
  for (let block = head!.block; block > 1; block -= 1) {
    const { body } = await devnet.devnet.call('/v1/chain/get_block', { block_num_or_id: String(block) });
    const receipts = (body as { transactions: { status: string; trx: string | { id: string } }[] }).transactions;
    const executed = receipts.filter(({ status }) => status === 'executed' || status === 'soft_fail');
    expected.push(...executed.map(({ trx }) => (typeof trx === 'string' ? trx : trx.id)).toReversed());
  }
  expect(seen.map(({ id }) => id)).toEqual(expected);
  for (const listed of seen.filter((_, index) => index % 101 === 0)) {
    const transaction = value(await chain.sources.transaction(listed.id));
    const [root] = transaction.traces.filter(({ creatorOrdinal }) => creatorOrdinal === 0);
    expect(listed.action).toMatchObject({ contract: root!.contract, name: root!.name });
    const executions = transaction.traces.filter(({ receiver, contract }) => receiver === contract);
    expect(listed.moreActions).toBe(executions.length - 1);
  }
  expect(await records.transactionList({ cursor: '1-00000000-5', limit: 5 })).toMatchObject({
    state: 'failed',
    meta: { failures: [{ code: 'gap' }] },
  });
});

test('the first eight digits of an ID find the transaction, seven and those of no transaction none', async () => {
  const { transactions } = value(await records.transactionList({ cursor: null, limit: 20 }));
  for (const { id } of transactions) {
    expect(value(await records.transactionIds(id.slice(0, 8)))).toContain(id);
    expect(value(await records.transactionIds(id.slice(0, 63)))).toEqual([id]);
  }
  for (const prefix of [transactions[0]!.id.slice(0, 7), 'f'.repeat(63)])
    expect(await records.transactionIds(prefix)).toMatchObject({ state: 'empty' });
});

test('the list of accounts has every created account once, newest first, with its creator', async () => {
  const state = chain.sources.at.state!;
  const names: string[] = [];
  const times: string[] = [];
  let next: string | undefined;
  do {
    const page: Outcome<CreatedAccount[]> = await state.newestAccounts({
      limit: 40,
      ...(next === undefined ? {} : { cursor: next }),
    });
    if (page.state !== 'data') throw new Error(JSON.stringify(page));
    for (const { name, creator, created } of page.data) {
      names.push(name);
      times.push(created!);
      if (names.length % 20 === 1) {
        expect(await chain.sources.at.histories.until((source) => source.creation(name))).toMatchObject([
          { state: 'data', data: { creator } },
        ]);
      }
    }
    ({ next } = page.meta);
  } while (next !== undefined);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('alice');
  expect(times).toEqual(times.toSorted().toReversed());
});

// The story of a devnet has sixteen days.
test.each([1, 7, 30])(
  'the usage of a contract in %i days counts its executed actions, by caller and day',
  async (days) => {
    const usage = value(await records.contractUsage('eosio.token', { days }));
    const rows: { time: string; name: string; actors: Set<string> }[] = [];
    const head = (await chain.store!.reader.status())!.head;
    for (let number = 1; number <= head.number; number++) {
      for (const one of await chain.store!.reader.blockTransactions(number)) {
        for (const action of await chain.store!.reader.transactionActions(one.num)) {
          if (action.account !== 'eosio.token' || action.receiver !== 'eosio.token') continue;
          const actors = new Set(action.authorization.map(({ actor }) => actor));
          const { slot } = (await chain.store!.reader.block(number))!;
          rows.push({ time: isoZ(slotToTime(slot)), name: action.name, actors });
        }
      }
    }
    const after = Date.parse(usage.period.to.slice(0, 10)) - (days - 1) * 86_400_000;
    const counted = rows.filter(({ time }) => Date.parse(time) >= after);
    if (days < 16) expect(usage.period.from).toBe(new Date(after).toISOString());
    expect(usage.calls).toBe(counted.length);
    expect(Object.fromEntries(usage.actions.map(({ name, calls }) => [name, calls]))).toEqual(
      tally(counted.map(({ name }) => name)),
    );
    const callers = tally(counted.flatMap(({ actors }) => [...actors]));
    expect(usage.callerCount).toBe(Object.keys(callers).length);
    for (const { account, calls } of usage.callers) expect(calls).toBe(callers[account]);
    expect(usage.callers.map(({ calls }) => calls)).toEqual(
      Object.values(callers)
        .toSorted((a, b) => b - a)
        .slice(0, 10),
    );
    const callsOfDays = tally(counted.map(({ time }) => `${time.slice(0, 10)}T00:00:00.000Z`));
    expect(usage.days.reduce((sum, { calls }) => sum + calls, 0)).toBe(counted.length);
    for (const { time, calls } of usage.days) expect(calls).toBe(callsOfDays[time] ?? 0);
  },
);

function tally(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

test('the assets of a collection are the rows of all owners with its name, in pages without a gap', async () => {
  const { at } = chain.sources;
  const listed: { id: string; owner: string | null }[] = [];
  for (let cursor = null as string | null; ;) {
    const { assets, next } = value(await collectionAssets(at, 'coolcats1111', { cursor, limit: 7 }));
    expect(next === null || assets.length === 7).toBe(true);
    listed.push(...assets.map(({ id, owner }) => ({ id, owner })));
    cursor = next;
    if (cursor === null) break;
  }
  const { body } = await devnet.devnet.call('/v1/chain/get_table_by_scope', {
    code: 'atomicassets',
    table: 'assets',
    limit: 100,
  });
  const expected: { id: string; owner: string }[] = [];
  for (const { scope } of (body as { rows: { scope: string }[] }).rows) {
    const { body: page } = await devnet.devnet.call('/v1/chain/get_table_rows', {
      code: 'atomicassets',
      scope,
      table: 'assets',
      json: true,
      limit: 1000,
    });
    for (const row of (page as { rows: { asset_id: string; collection_name: string }[] }).rows)
      if (row.collection_name === 'coolcats1111') expected.push({ id: String(row.asset_id), owner: scope });
  }
  const inOrder = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(expected.length).toBeGreaterThan(14);
  expect(inOrder(listed)).toEqual(inOrder(expected));
  expect(await collectionAssets(at, 'nosuchname', { cursor: null, limit: 7 })).toMatchObject({ state: 'empty' });
  expect(await collectionAssets(at, 'coolcats1111', { cursor: 'x', limit: 7 })).toMatchObject({
    state: 'failed',
    meta: { failures: [{ code: 'bad-cursor' }] },
  });
});
