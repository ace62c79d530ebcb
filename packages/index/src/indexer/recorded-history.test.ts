import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { compileAbi } from '@antescope/codec/abi/compile';
import { nameToU64 } from '@antescope/codec/chain/name';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fixtureFrames,
  loadExchanges,
  loadFixtureExchanges,
  loadFixtureFrames,
  type Exchange,
} from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { blockOfFrame, readFrames } from '../../test/recorded-frames.ts';
import { IndexSource } from '../answers/index-source.ts';
import { NativeHistory } from '../store/native/native-history.ts';
import { Interned } from '../store/sqlite/interned.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { AbiVersions } from '../answers/view/abi-versions.ts';
import { Ingest } from './ingest.ts';

const chain = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
/** The exchanges without 'load.' were recorded during block 2454, when only its onblock had run. */
const lastWhole = 2453;

interface Summary {
  action_traces_by_contract_action: Record<string, number>;
  top_50_receivers: Record<string, number>;
  receiver_global_sequences: Record<string, number[]>;
  balances_after: Record<string, Record<string, string[]>>;
  userres_after: Record<string, object>;
  block_receipts: { by_status: Record<string, number> };
  trace_api_transactions: { total: number };
  distinct_receivers: number;
  first_block: number;
  last_block: number;
  key_accounts_after: Record<string, { pub_k1: string; by_authorizers: object[] }>;
  min_global_sequence: number;
  max_global_sequence: number;
}

needsRecordings('v1 history and ground truth of the recorded chain, indexed from its genesis', (folder) => {
  describe('the recorded chain, indexed from its genesis', () => {
    let place = '';
    let writer: SqliteWriter;
    let ingest: Ingest;
    let reader: SqliteReader;
    let native: NativeHistory;
    let index: IndexSource;

    async function take(part: string, from: number, to: number, irreversible: number): Promise<void> {
      for (const frame of readFrames(join(folder, 'ship', `${part}.frames.gz`))) {
        const block = blockOfFrame(frame);
        const { number } = block.position;
        if (number < from || number > to) continue;
        const lastIrreversible = { number: irreversible, id: '' };
        await ingest.take({ type: 'block', block, head: { number: 9999, id: '' }, lastIrreversible });
      }
      await ingest.pause();
    }

    beforeAll(async () => {
      place = mkdtempSync(join(tmpdir(), 'antescope-recorded-'));
      const path = join(place, 'history.sqlite');
      writer = new SqliteWriter(path, chain);
      ingest = new Ingest(writer, () => {});
      reader = new SqliteReader(path, chain);
      native = new NativeHistory(reader);
      index = new IndexSource(reader);
      await take('boot', 1, 1200, 2124);
      await take('gap', 1201, lastWhole, 2124);
    });

    afterAll(async () => {
      await reader.close();
      await writer.close();
      rmSync(place, { recursive: true, force: true });
    });

    const exchanges = loadExchanges();
    const asked = (group: string): Exchange[] =>
      exchanges.filter((one) => one.group === group && one.status === 200 && !later.has(one.id));

    test('get_actions matches the node: rows, numbers, sequences, digests and data', async () => {
      const list = asked('history_get_actions');
      expect(list.length).toBeGreaterThan(20);
      for (const one of list) {
        const answer = await native.getActions({ account_name: '', ...(one.request as object) });
        expect(comparable(answer), one.id).toEqual(comparable(one.responseText));
      }
    });

    test('get_transaction matches the node, also for unknown transactions', async () => {
      const list = asked('history_get_transaction');
      expect(list.length).toBeGreaterThan(50);
      for (const one of list) {
        const answer = await native.getTransaction(one.request as { id: string });
        expect(comparable(answer), one.id).toEqual(comparable(one.responseText));
      }
      const refused = exchanges.filter((one) => one.group === 'history_get_transaction' && one.status === 500);
      for (const one of refused) {
        const { error } = JSON.parse(one.responseText) as { error: { code: number; details: { message: string }[] } };
        await expect(native.getTransaction(one.request as { id: string }), one.id).rejects.toMatchObject({
          code: error.code,
          message: error.details[0]?.message,
        });
      }
    });

    test('key accounts and controlled accounts match the node', async () => {
      for (const one of asked('history_get_key_accounts')) {
        const answer = await native.getKeyAccounts(one.request as { public_key: string });
        expect(JSON.parse(answer), one.id).toEqual(JSON.parse(one.responseText));
      }
      for (const one of asked('history_get_controlled_accounts')) {
        const answer = await native.getControlledAccounts(one.request as { controlling_account: string });
        expect(JSON.parse(answer), one.id).toEqual(JSON.parse(one.responseText));
      }
    });

    test('creators match the newaccount actions, and genesis accounts have none', async () => {
      expect(await index.creation('alice')).toMatchObject({ state: 'data', data: { creator: 'eosio' } });
      expect((await index.creation('eosio.prods')).state).toBe('empty');
      expect((await index.creation('doesnotexist')).state).toBe('empty');
    });

    test('failed and delayed transactions have their status and attempted actions', async () => {
      const soft = await index.transaction('d30aec8c422436310f2e8f9a582cb05ea1fbe8629706c0e7a36aec341f981979');
      expect(soft).toMatchObject({ state: 'data', data: { status: 'soft_fail', blockNumber: 64 } });
      const hard = await index.transaction('e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf');
      expect(hard).toMatchObject({
        state: 'data',
        data: { status: 'hard_fail', blockNumber: 65, delaySec: 3, error: { message: null } },
      });
      if (hard.state === 'data') expect(hard.data.traces.every((trace) => trace.receipt === null)).toBe(true);
      const pending = await index.transaction('c4f36e3d6de5d16a16d0dc6e00ebb0228929eb663fb18d7946c34c5de465b5ff');
      expect(pending).toMatchObject({ state: 'data', data: { status: 'delayed', traces: [] } });
      const done = await index.transaction('f0ad85b9d74ec9e2c6bd50ec35b95845546a426464ba6c0468fa5915c09b8fa6');
      expect(done).toMatchObject({ state: 'data', data: { status: 'executed', blockNumber: 66, scheduled: true } });
    });

    test(
      'blocks after the recording, and the load, match the recorded responses and the ground truth',
      { timeout: 180_000 },
      async () => {
        await take('gap', lastWhole + 1, 3087, 2124);
        for (const one of exchanges.filter((other) => later.has(other.id))) await expectLater(native, one);
        await take('load', 3088, 3488, 3576);
        for (const one of asked('load.history_get_actions')) {
          const answer = await native.getActions(one.request as { account_name: string });
          expect(comparable(answer), one.id).toEqual(comparable(one.responseText));
        }
        for (const one of asked('load.history_get_key_accounts')) {
          const answer = await native.getKeyAccounts(one.request as { public_key: string });
          expect(JSON.parse(answer), one.id).toEqual(JSON.parse(one.responseText));
        }
        await expectGroundTruth(JSON.parse(readFileSync(join(folder, 'ship/load.summary.json'), 'utf8')) as Summary);
      },
    );

    async function expectGroundTruth(summary: Summary): Promise<void> {
      const held = heldActions(join(place, 'history.sqlite'), summary.min_global_sequence);
      expect(held.sequences).toBe(summary.max_global_sequence - summary.min_global_sequence + 1);
      expect(held.byKind).toEqual(summary.action_traces_by_contract_action);
      expect(held.byReceiver.size).toBe(summary.distinct_receivers);
      for (const [receiver, count] of Object.entries(summary.top_50_receivers)) {
        expect(held.byReceiver.get(receiver)?.length, receiver).toBe(count);
      }
      for (const [receiver, sequences] of Object.entries(summary.receiver_global_sequences)) {
        expect(held.byReceiver.get(receiver), receiver).toEqual(sequences);
        await expectList(receiver, sequences, held.authorised.get(receiver) ?? new Set());
      }
      for (const [kind, count] of Object.entries(held.executionsByKind)) await expectNarrowed(kind, count, summary);
      await expectTransactions(summary);
      await expectResources(summary);
      for (const [key, { by_authorizers: holders }] of Object.entries(summary.key_accounts_after)) {
        const ours = await index.keyAccounts(key);
        const found = ours.state === 'data' ? ours.data : [];
        expect(found.map((one) => JSON.stringify(sortedKeys(one))).sort(), key).toEqual(
          holders.map((one) => JSON.stringify(sortedKeys(one))).sort(),
        );
      }
      for (const [account, byContract] of Object.entries(summary.balances_after)) {
        const balances = await index.tokenBalances(account);
        const held = balances.state === 'data' ? balances.data : [];
        for (const [contract, quantities] of Object.entries(byContract)) {
          const ours = held.filter((one) => one.contract === contract).map((one) => one.quantity);
          expect(ours.sort(), `${account} on ${contract}`).toEqual([...quantities].sort());
        }
      }
    }

    /** Action traces that the account received or authorized, without duplicates. */
    async function expectList(account: string, received: number[], authorised: Set<number>): Promise<void> {
      const count = await reader.accountActionCount(account);
      const all = await reader.accountSequences(account, 0, count - 1);
      expect(all.map((one) => one.seq)).toEqual(all.map((_, index) => index));
      const listed = all.map((one) => one.globalSequence).filter((sequence) => sequence >= received[0]!);
      const wanted = new Set([...received, ...[...authorised].filter((sequence) => sequence >= received[0]!)]);
      expect(listed.length, account).toBe(wanted.size);
      expect(new Set(listed), account).toEqual(wanted);
    }

    /** Pages filtered by contract and action have the expected number of executions. */
    async function expectNarrowed(kind: string, count: number, summary: Summary): Promise<void> {
      const [contract = '', action = ''] = kind.split(':');
      let found = 0;
      let from = summary.min_global_sequence;
      for (;;) {
        const query = { contract, action, from, to: Number.MAX_SAFE_INTEGER, order: 'asc' as const, limit: 1000 };
        const page = await reader.executions(query);
        found += page.executions.length;
        const last = page.stoppedAt ?? page.executions.at(-1);
        if (last === undefined) break;
        from = last + 1;
      }
      expect(found, kind).toBe(count);
    }

    /** trace_api has onblock but no delayed transactions; block receipts have the opposite. */
    async function expectTransactions(summary: Summary): Promise<void> {
      const byStatus = [0, 0, 0, 0, 0];
      let [total, onerror] = [0, 0];
      for (let number = summary.first_block; number <= summary.last_block; number++) {
        for (const transaction of await reader.blockTransactions(number)) {
          byStatus[transaction.status]!++;
          total++;
          if (transaction.failedId !== null) onerror++;
        }
      }
      const receipts = summary.block_receipts.by_status;
      const [, softFail, , delayed] = byStatus;
      expect({ soft_fail: softFail, delayed }).toEqual({
        soft_fail: receipts['soft_fail'],
        delayed: receipts['delayed'],
      });
      // The failed transaction and its onerror transaction share one receipt.
      expect(total - (delayed ?? 0) - onerror).toBe(summary.trace_api_transactions.total);
    }

    async function expectResources(summary: Summary): Promise<void> {
      const abis = new AbiVersions(reader);
      const head = (await reader.status())!.head.number;
      for (const [account, wanted] of Object.entries(summary.userres_after)) {
        const row = await reader.row('eosio', account, 'userres', nameToU64(account), head);
        const text = row && (await abis.rowJson('eosio', 'userres', row.value, row.block));
        expect(JSON.parse(text ?? 'null'), account).toEqual(wanted);
      }
    }
  });
});

/** Recorded after the initially indexed blocks. */
const later = new Set(['history_get_transaction.recent', 'history_get_actions.eosio-last']);

async function expectLater(native: NativeHistory, one: Exchange): Promise<void> {
  if (one.group === 'history_get_transaction') {
    const answer = await native.getTransaction(one.request as { id: string });
    expect(withoutFinality(answer), one.id).toEqual(withoutFinality(one.responseText));
    return;
  }
  const wanted = JSON.parse(one.responseText) as { actions: { account_action_seq: number }[] };
  const pos = wanted.actions[0]?.account_action_seq ?? 0;
  const answer = await native.getActions({ account_name: 'eosio', pos, offset: wanted.actions.length - 1 });
  expect(comparable(answer), one.id).toEqual(comparable(one.responseText));
}

interface Held {
  /** Sequences by receiver, in order. */
  byReceiver: Map<string, number[]>;
  byKind: Record<string, number>;
  executionsByKind: Record<string, number>;
  /** Sequences by authorizer. */
  authorised: Map<string, Set<number>>;
  sequences: number;
}

/** Every stored action of the range, read directly from the database. */
function heldActions(path: string, from: number): Held {
  const db = new DatabaseSync(path, { readOnly: true });
  const interned = new Interned(db, false);
  const held: Held = { byReceiver: new Map(), byKind: {}, executionsByKind: {}, authorised: new Map(), sequences: 0 };
  const rows = db.prepare(
    'SELECT sequence, receiver, kind, auth, execution FROM actions WHERE sequence >= ? ORDER BY sequence',
  );
  for (const row of rows.iterate(from)) {
    const receiver = interned.nameText(Number(row['receiver']));
    const { contract, name } = interned.kindText(Number(row['kind']));
    const sequences = held.byReceiver.get(receiver) ?? [];
    held.byReceiver.set(receiver, sequences);
    sequences.push(Number(row['sequence']));
    const key = `${contract}:${name}`;
    held.byKind[key] = (held.byKind[key] ?? 0) + 1;
    if (row['execution'] === null) held.executionsByKind[key] = (held.executionsByKind[key] ?? 0) + 1;
    for (const { actor } of interned.authLevels(Number(row['auth']))) {
      const authorised = held.authorised.get(actor) ?? new Set();
      held.authorised.set(actor, authorised.add(Number(row['sequence'])));
    }
    held.sequences++;
  }
  db.close();
  return held;
}

function sortedKeys(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Excludes fields that state history lacks: elapsed time, console, and the block id (null from a node that produced the
 * block itself).
 */
function comparable(text: string): unknown {
  return JSON.parse(JSON.stringify(parseJsonExact(text), dropped));
}

function withoutFinality(text: string): unknown {
  return { ...(comparable(text) as object), last_irreversible_block: 0 };
}

function dropped(key: string, value: unknown): unknown {
  if (['elapsed', 'console', 'producer_block_id'].includes(key)) return undefined;
  return typeof value === 'bigint' ? `${value}n` : value;
}

/** The part of the recorded chain in every clone: an index that begins mid-chain. */
const part = fixtureFrames[0]!;
describe('part of the recorded chain', () => {
  let folder = '';
  let reader: SqliteReader;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'antescope-fixture-'));
    const path = join(folder, 'history.sqlite');
    const writer = new SqliteWriter(path, chain);
    const ingest = new Ingest(writer, () => {});
    for (const frame of loadFixtureFrames(part.name)) {
      const block = blockOfFrame(frame);
      const head = { number: part.last, id: '' };
      await ingest.take({ type: 'block', block, head, lastIrreversible: { number: part.first, id: '' } });
    }
    await writer.close();
    reader = new SqliteReader(path, chain);
  });
  afterAll(async () => {
    await reader.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('transactions of the range have the recorded receipts: sequences, digests, authorizations', async () => {
    const native = new NativeHistory(reader);
    let compared = 0;
    for (const one of loadFixtureExchanges()) {
      if (one.path !== '/v1/history/get_transaction' || one.status !== 200) continue;
      const recorded = parseJsonExact(one.responseText) as { block_num: number; traces: object[] };
      if (recorded.block_num < part.first || recorded.block_num > part.last) continue;
      const ours = parseJsonExact(await native.getTransaction(one.request as { id: string })) as { traces: object[] };
      expect(ours.traces.map(comparableTrace), one.id).toEqual(recorded.traces.map(comparableTrace));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('an index that begins mid-chain marks every response', async () => {
    const page = await new IndexSource(reader).accountActions('alice', {}, { limit: 5, order: 'desc' });
    expect(page).toMatchObject({
      state: 'data',
      meta: { complete: false, range: { first: part.first, last: part.last } },
    });
  });

  test('a miss in a partial index is a failure, not empty', async () => {
    const missing = await new IndexSource(reader).transaction('f'.repeat(64));
    expect(missing).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-indexed', message: 'Not found in the indexed blocks, 55 to 400' }] },
    });
  });

  test('an action of a contract older than the index is decoded with the current ABI', async () => {
    const abi = compileAbi({
      ...noAbi,
      structs: [{ name: 'transfer', base: '', fields: transferFields.map(([name, type]) => ({ name, type })) }],
      actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
    });
    const present = { of: async (account: string) => (account === 'eosio.token' ? abi : null) };
    const filter = { contract: 'eosio.token', action: 'transfer' };
    const ask = { limit: 1, order: 'desc' as const };
    const before = await new IndexSource(reader).accountActions('eosio.token', filter, ask);
    expect(before).toMatchObject({ data: { rows: [{ trace: { data: null, undecoded: 'no-abi' } }] } });
    const after = await new IndexSource(reader, present).accountActions('eosio.token', filter, ask);
    expect(after).toMatchObject({
      data: { rows: [{ trace: { undecoded: null, data: { quantity: expect.stringMatching(/^\d+\.\d{4} EOS$/) } } }] },
    });
  });
});

const transferFields = [
  ['from', 'name'],
  ['to', 'name'],
  ['quantity', 'asset'],
  ['memo', 'string'],
] as const;

const noAbi = {
  version: 'eosio::abi/1.1',
  types: [],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
};

/** Without the ABIs, which are not in the repository, data stays hex; excludes fields that state history lacks. */
function comparableTrace(trace: object): unknown {
  const { act, elapsed, console, producer_block_id, return_value_data, ...rest } = trace as Record<string, unknown>;
  const { data, ...action } = act as Record<string, unknown>;
  void [elapsed, console, producer_block_id, return_value_data, data];
  return { ...rest, act: action };
}
