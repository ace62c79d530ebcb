import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAsset } from '@antescope/codec/chain/asset';
import { nameToU64 } from '@antescope/codec/chain/name';
import { slotToTime } from '@antescope/codec/chain/time';
import type { BlockChanges, RowState } from '@antescope/sources/state/past-states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { blockOfFrame, readFrames } from '../../test/recorded-frames.ts';
import { Ingest } from '../indexer/ingest.ts';
import { IndexPast, scopeName } from './index-past.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { AbiVersions } from './view/abi-versions.ts';

const chain = 'd'.repeat(64);
const { blocks } = randomBlocks(genesis, 80, 5);
let folder = '';
let reader: SqliteReader;
let past: IndexPast;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-past-'));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(blocks, { lastIrreversible: { number: 0, id: '' } });
  await writer.close();
  reader = new SqliteReader(path, chain);
  past = new IndexPast(reader, new AbiVersions(reader), 'EOS');
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

async function changesIn(block: number, id: string | null): Promise<BlockChanges> {
  const outcome = await past.changesIn(block, id);
  if (outcome.state === 'data') return outcome.data;
  expect(outcome.state).toBe('empty');
  return { block, rows: [], permissions: [], more: false };
}

test('changes of a block: each row with its previous and new state, and its possible writers', async () => {
  const present = new Map<string, string>();
  let [seen, exact] = [0, 0];
  for (const { block, contractRows, transactions } of blocks) {
    const changes = await changesIn(block.number, null);
    const told = new Map(changes.rows.map((row) => [`${row.code} ${row.scope} ${row.table} ${row.primaryKey}`, row]));
    for (const row of contractRows) {
      const key = `${row.code} ${row.scope} ${row.table} ${row.primaryKey}`;
      const before = present.get(key) ?? null;
      const after = row.value === null ? null : Buffer.from(row.value).toString('hex');
      if (after === null) present.delete(key);
      else present.set(key, after);
      if (before === null && after === null) {
        expect(told.has(key)).toBe(false);
        continue;
      }
      seen++;
      const change = told.get(key)!;
      expect([change.before?.hex ?? null, change.after?.hex ?? null]).toEqual([before, after]);
      const writers = transactions.filter(({ actions }) => actions.some(({ receiver }) => receiver === row.code));
      expect(change.writers).toEqual(writers.map(({ id }) => id));
      if (writers.length === 1) exact++;
    }
  }
  expect(seen).toBeGreaterThan(50);
  expect(exact).toBeGreaterThan(5);
});

test('changes of a transaction: rows of the contracts that it ran only', async () => {
  let seen = 0;
  for (const { block, transactions } of blocks) {
    const all = await changesIn(block.number, null);
    for (const { id, actions } of transactions) {
      const mine = await changesIn(block.number, id);
      const ran = new Set(actions.map(({ receiver }) => receiver));
      expect(mine.rows).toEqual(all.rows.filter(({ code }) => ran.has(code)));
      seen += mine.rows.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('an account as of each block: the permissions at that time; empty before its creation', async () => {
  const states = new Map<string, number>();
  let seen = 0;
  for (const { block, permissions } of blocks) {
    for (const { owner, name, state } of permissions) {
      if (state === null) states.delete(`${owner} ${name}`);
      else states.set(`${owner} ${name}`, state.authority.threshold);
    }
    const wanted = [...states].filter(([key]) => key.startsWith('alice ')).map(([key, value]) => [key, value]);
    const outcome = await past.accountAt('alice', block.number, []);
    const told = outcome.state === 'data' ? outcome.data.permissions : [];
    expect(told.map(({ name, authority }) => [`alice ${name}`, authority.threshold]).sort()).toEqual(wanted.sort());
    if (outcome.state === 'data') {
      seen++;
      expect(outcome.meta).toMatchObject({ block: block.number, blockId: block.id });
    } else expect(outcome.state).toBe('empty');
  }
  expect(seen).toBeGreaterThan(10);
});

test('a block outside the index is a failure, never empty', async () => {
  for (const block of [0, 81, 1.5, Number.NaN]) {
    const outcome = await past.changesIn(block, null);
    expect(outcome).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'not-indexed' }] } });
  }
  expect(await past.accountAt('Alice!', 3, [])).toMatchObject({ state: 'failed' });
});

test('the block of a time is the last at or before it; before the first there is none', async () => {
  const at = (slot: number) => past.blockAt(`${slotToTime(slot)}Z`);
  expect(await at(1007)).toMatchObject({ state: 'data', data: 7 });
  expect(await at(5000)).toMatchObject({ state: 'data', data: 80 });
  expect(await at(999)).toMatchObject({ state: 'empty' });
  expect(await past.blockAt('1999-01-01T00:00:00Z')).toMatchObject({ state: 'empty' });
  expect(await past.blockAt('yesterday')).toMatchObject({ state: 'failed' });
});

test('a table as of a block is paged by primary key', async () => {
  const { code, scope, table } = blocks.flatMap(({ contractRows }) => contractRows)[0]!;
  const whole = await past.tableAt({ code, scope, table }, { block: 80, from: 0n, limit: 1000 });
  if (whole.state !== 'data') throw new Error(whole.state);
  const keys: string[] = [];
  for (let from: string | null = '0'; from !== null;) {
    const page = await past.tableAt({ code, scope, table }, { block: 80, from: BigInt(from), limit: 1 });
    if (page.state !== 'data') throw new Error(page.state);
    keys.push(...page.data.rows.map(({ primaryKey }) => primaryKey));
    from = page.data.next;
  }
  expect(keys).toEqual(whole.data.rows.map(({ primaryKey }) => primaryKey));
  expect(keys.length).toBeGreaterThan(1);
});

test('scopes are parsed like in nodeos', () => {
  expect(scopeName('')).toBe('');
  expect(scopeName('eosio')).toBe('eosio');
  expect(scopeName('6138663577826885632')).toBe('eosio');
  expect(scopeName('EOS')).toBe(scopeName('5459781'));
  expect(scopeName('4,EOS')).toBe(scopeName('1397703940'));
  for (const bad of ['99999999999999999999', 'a b', '4,eos']) expect(() => scopeName(bad)).toThrow(bad);
});

function units(row: RowState | null): bigint {
  return row === null ? 0n : parseAsset((row.data as { balance: string }).balance).units;
}

needsRecordings('what the transactions of the recorded chain changed', (recordings) => {
  test('transfers preserve the sum of balances, and rows of the system contract are decoded as of the block', async () => {
    const place = mkdtempSync(join(tmpdir(), 'antescope-past-'));
    const id = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
    const store = new SqliteWriter(join(place, 'history.sqlite'), id);
    const ingest = new Ingest(store, () => {});
    for (const frame of readFrames(join(recordings, 'ship', 'boot.frames.gz'))) {
      const head = { number: 9999, id: '' };
      await ingest.take({
        type: 'block',
        block: blockOfFrame(frame),
        head,
        lastIrreversible: { number: 1000, id: '' },
      });
    }
    await ingest.pause();
    const read = new SqliteReader(join(place, 'history.sqlite'), id);
    const recorded = new IndexPast(read, new AbiVersions(read), 'EOS');
    const { executions } = await read.accountExecutions('eosio.token', {
      contract: 'eosio.token',
      action: 'transfer',
      from: 0,
      to: Number.MAX_SAFE_INTEGER,
      order: 'desc',
      limit: 50,
    });
    let alone = 0;
    for (const sequence of executions) {
      const action = await read.action(sequence);
      const transaction = await read.transactionAt(action!.transaction);
      const outcome = await recorded.changesIn(transaction!.block, transaction!.id);
      if (outcome.state !== 'data') throw new Error(outcome.state);
      const balances = outcome.data.rows.filter(({ code, table }) => code === 'eosio.token' && table === 'accounts');
      expect(balances.length).toBeGreaterThan(0);
      for (const { writers } of balances) expect(writers).toContain(transaction!.id);
      // A transfer refers to both parties.
      expect(balances.filter(({ named }) => named.includes(transaction!.id)).length).toBeGreaterThan(0);
      if (balances.some(({ writers }) => writers.length > 1)) continue;
      const moved = balances.reduce((sum, { before, after }) => sum + units(after) - units(before), 0n);
      expect(moved).toBe(0n);
      alone++;
    }
    expect(alone).toBeGreaterThan(0);
    const userres = { code: 'eosio', scope: 'alice', table: 'userres', primaryKey: nameToU64('alice') };
    const account = await recorded.accountAt('alice', 400, [userres, { ...userres, primaryKey: 0n }]);
    expect(account).toMatchObject({ state: 'data', data: { block: 400, rows: [{ owner: 'alice' }, null] } });
    await read.close();
    await store.close();
    rmSync(place, { recursive: true, force: true });
  });
});
