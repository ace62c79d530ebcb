import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { AbiSource } from '../abi/abi-source.ts';
import type { HeadView } from '../block/block-view.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ActionPage, ActionRow } from './history-source.ts';
import { NativeHistory } from './native-history.ts';

let node: RecordedNode;
let requests: { pos: number; offset: number }[];

beforeAll(async () => {
  node = await startRecordedNode({ exchanges });
});

afterAll(() => node.close());

/** A node's history over the recorded actions of alice, cut as nodeos cuts them (both ends count). */
function history(rowsOf?: () => RawRow[], mostRows = Infinity): NativeHistory {
  requests = [];
  const request = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (rowsOf === undefined || !String(input).endsWith('/get_actions')) return fetch(input, init);
    const { pos, offset } = JSON.parse(String(init?.body)) as { pos: number; offset: number };
    requests.push({ pos, offset });
    // A node that runs out of time has gone through the oldest of what it was asked for.
    const requested = cut(rowsOf(), pos, offset);
    return Response.json({
      actions: requested.slice(0, mostRows),
      last_irreversible_block: 2124,
      ...(requested.length > mostRows ? { time_limit_exceeded_error: true } : {}),
    });
  };
  const api = new ChainApi(new NodeClient({ endpoints: [node.url], fetch: request }));
  return new NativeHistory(
    api,
    new AbiSource(api),
    async () => ({ chainId: '', head: 2450, lastIrreversible: 2124 }) as HeadView,
  );
}

describe('pages', () => {
  test('[HIST-019] [HIST-021] the newest page asks for pos -1 and offset -100', async () => {
    const all = history(aliceRows);
    await all.accountActions('alice', {}, { limit: 10, order: 'desc' });
    expect(requests).toEqual([{ pos: -1, offset: -100 }]);
  });

  test.each(['desc', 'asc'] as const)('going through all pages %s shows every execution once', async (order) => {
    const long = longHistory(aliceRows());
    const source = history(() => long);
    const seen: ActionRow[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 100; pages += 1) {
      const page = valueOf(
        await source.accountActions('alice', {}, { limit: 7, order, ...(cursor === undefined ? {} : { cursor }) }),
      );
      seen.push(...page.rows);
      if (page.next === null) break;
      cursor = page.next;
    }
    const executions = new Set(long.map(executionOf));
    expect(seen).toHaveLength(executions.size);
    const keys = seen.map(
      (row) =>
        `${row.transactionId} ${row.trace.receiver === row.trace.contract ? row.trace.ordinal : row.trace.ancestorOrdinal}`,
    );
    expect(new Set(keys)).toEqual(executions);
    const receivers = seen.reduce((sum, row) => sum + row.receivers.length, 0);
    expect(receivers).toBe(long.length);
    const blocks = seen.map((row) => row.blockNumber);
    expect(blocks).toEqual(blocks.toSorted((a, b) => (order === 'desc' ? b - a : a - b)));
    expect(requests.length).toBeGreaterThan(10);
  });

  test.each([57, 157])(
    'a node without the first %i actions is gone through, and says where it begins',
    async (skipped) => {
      const kept = longHistory(aliceRows()).slice(skipped);
      const seen = { desc: 0, asc: 0 };
      for (const order of ['desc', 'asc'] as const) {
        const source = history(() => kept);
        let cursor: string | undefined;
        const messages: string[] = [];
        for (;;) {
          const place = cursor === undefined ? {} : { cursor };
          const outcome = await source.accountActions('alice', {}, { limit: 50, order, ...place });
          messages.push(...outcome.meta.failures.map(({ message }) => message));
          if (outcome.state !== 'data') break;
          seen[order] += outcome.data.rows.reduce((sum, row) => sum + row.receivers.length, 0);
          if (outcome.data.next === null) break;
          cursor = outcome.data.next;
        }
        expect(messages).toEqual([`This node has the account's history from its action number ${skipped + 1} on`]);
      }
      expect(seen).toEqual({ desc: kept.length, asc: kept.length });
    },
  );

  test('a node that runs out of time leaves nothing out: fewer are asked for, or the page fails', async () => {
    const long = longHistory(aliceRows()).slice(0, 200);
    for (const order of ['desc', 'asc'] as const) {
      const source = history(() => long, 30);
      let receivers = 0;
      let cursor: string | undefined;
      do {
        const place = cursor === undefined ? {} : { cursor };
        const page = valueOf(await source.accountActions('alice', {}, { limit: 50, order, ...place }));
        receivers += page.rows.reduce((sum, row) => sum + row.receivers.length, 0);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect(receivers).toBe(long.length);
    }
    const outcome = await history(() => long, 0).accountActions('alice', {}, { limit: 50, order: 'desc' });
    expect(outcome.meta.failures).toMatchObject([
      { code: 'timeout', message: 'Could not retrieve actions: the node ran out of time' },
    ]);
  });

  test('[HIST-009] rows carry sequence, block, time, transaction and irreversibility', async () => {
    const page = valueOf(await history().accountActions('alice', {}, { limit: 1, order: 'desc' }));
    expect(page.rows[0]).toMatchObject({
      cursor: '59--2848@89',
      accountSequence: '90',
      blockNumber: 59,
      blockTime: '2026-11-21T03:00:03.000Z',
      transactionId: '2dee6a60a15fc3be363acd590f76f6ea8d6849aa09462be89becee9f4fb2dc61',
      irreversible: true,
    });
    expect(page.total).toEqual({ count: '91', exact: false });
  });

  test('one transfer is one row, with the contract and both parties as receivers', async () => {
    const page = valueOf(await history().accountActions('alice', {}, { limit: 100, order: 'desc' }));
    const transfer = page.rows.find(
      (row) => row.trace.contract === 'eosio.token' && row.trace.authorization[0]?.actor === 'alice',
    )!;
    expect(transfer.receivers[0]).toBe('eosio.token');
    expect(transfer.receivers).toContain('alice');
    expect(transfer.receivers).toHaveLength(3);
  });

  test('an unknown account has an empty history, a cursor of another source is refused', async () => {
    expect((await history().accountActions('doesnotexist', {}, { limit: 5, order: 'desc' })).state).toBe('empty');
    const foreign = await history().accountActions('alice', {}, { limit: 5, order: 'desc', cursor: '5-aabbccdd-7' });
    expect(foreign).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'not-supported' }] } });
  });
});

test('however rows of a transaction are mixed, pages show every execution once', async () => {
  const model: RawRow = aliceRows()[0]!;
  // Sizes of executions (receivers each) by transaction, and how each transaction's rows are mixed.
  const transactions = fc.array(
    fc.record({ sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }), shift: fc.nat(40) }),
    {
      minLength: 1,
      maxLength: 80,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      transactions,
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('desc', 'asc'),
      async (made, limit, order) => {
        const rows = numbered(
          made.flatMap((entry, index) => mixed(rowsOfTransaction(model, index, entry.sizes), entry.shift)),
        );
        const source = history(() => rows);
        const seen: ActionRow[] = [];
        let cursor: string | undefined;
        for (;;) {
          const outcome = await source.accountActions(
            'x',
            {},
            { limit, order, ...(cursor === undefined ? {} : { cursor }) },
          );
          if (outcome.state !== 'data') break;
          seen.push(...outcome.data.rows);
          if (outcome.data.next === null) break;
          cursor = outcome.data.next;
        }
        expect(seen.map(({ receivers }) => receivers.length).reduce((a, b) => a + b, 0)).toBe(rows.length);
        expect(seen).toHaveLength(new Set(rows.map(executionOf)).size);
        expect(seen.every(({ trace }) => trace.receiver === trace.contract)).toBe(true);
      },
    ),
    { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 2000 : 30, seed: 7 },
  );
});

describe('errors', () => {
  test('[HIST-034] an account is required', async () => {
    expect(await history().accountActions('', {}, { limit: 5, order: 'desc' })).toMatchObject({
      state: 'failed',
      meta: { failures: [{ message: 'account is required' }] },
    });
  });

  test("a node that does not answer gives 'Could not retrieve actions'", async () => {
    const outcome = await history().accountActions('BAD NAME', {}, { limit: 5, order: 'desc' });
    expect(outcome.meta.failures[0]!.message).toMatch(/^Could not retrieve actions: /);
  });

  test('[TX-006] a transaction that the node does not know, or has no actions of, is empty, not failed', async () => {
    expect((await history().transaction('f'.repeat(64))).state).toBe('empty');
    const hollow = { id: 'f'.repeat(64), trx: {}, block_num: 90, block_time: '2026-11-21T03:00:03.000', traces: [] };
    const stateOf = async (answer: object) => {
      const request = () => Promise.resolve(Response.json(answer));
      const api = new ChainApi(new NodeClient({ endpoints: [node.url], fetch: request }));
      const head = async () => ({ chainId: '', head: 2450, lastIrreversible: 2124 }) as HeadView;
      return (await new NativeHistory(api, new AbiSource(api), head).transaction(hollow.id)).state;
    };
    expect(await stateOf(hollow)).toBe('empty');
    const receipt = { status: 'hard_fail', cpu_usage_us: 1, net_usage_words: 0, trx: [0, hollow.id] };
    expect(await stateOf({ ...hollow, trx: { receipt } })).toBe('data');
  });

  test('[AUTH-025] a key has the accounts and permissions that it is in; an unused one has none', async () => {
    expect(await history().keyAccounts('PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf')).toMatchObject({
      state: 'data',
      data: [
        { account: 'r1keyaccount', permission: 'active', weight: 1, threshold: 1 },
        { account: 'r1keyaccount', permission: 'owner' },
      ],
    });
    expect((await history().keyAccounts('PUB_K1_6MszznYrkikNMarRgxm95TZLp9y9Hckp89eW6bniWq4zATeeAL')).state).toBe(
      'empty',
    );
  });
});

test('every recorded page of actions is read', async () => {
  const answers = exchanges.filter(({ path, status }) => path === '/v1/history/get_actions' && status === 200);
  for (const { responseText } of answers) {
    const rows = (JSON.parse(responseText) as { actions: RawRow[] }).actions;
    if (rows.length === 0) continue;
    const page = valueOf(
      await history(() => numbered(rows)).accountActions('anybody', {}, { limit: 1000, order: 'desc' }),
    );
    expect(page.rows.length).toBeGreaterThan(0);
    expect(page.rows.every((row) => row.receivers.length > 0 && row.trace.receipt !== null)).toBe(true);
  }
});

/** A transaction of executions with `size` receivers each; ordinals as in nodeos. */
function rowsOfTransaction(model: RawRow, index: number, sizes: readonly number[]): RawRow[] {
  return sizes.flatMap((size, execution) =>
    Array.from({ length: size }, (_, receiverIndex) => {
      const row = structuredClone(model);
      const trace = row.action_trace;
      trace.trx_id = index.toString(16).padStart(64, '0');
      trace.receiver = receiverIndex === 0 ? trace.act.account : `told${receiverIndex}`;
      trace.action_ordinal = execution + 1 + receiverIndex * 100;
      trace.closest_unnotified_ancestor_action_ordinal = receiverIndex === 0 ? 0 : execution + 1;
      return row;
    }),
  );
}

function mixed(rows: RawRow[], shift: number): RawRow[] {
  return rows
    .map((row, index) => ({ row, order: (index * 7 + shift) % (rows.length + 3) }))
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
}

interface RawRow {
  account_action_seq: number;
  action_trace: {
    trx_id: string;
    receiver: string;
    action_ordinal: number;
    closest_unnotified_ancestor_action_ordinal: number;
    act: { account: string };
  };
}

const exchanges = loadExchanges();

function aliceRows(): RawRow[] {
  const { responseText } = exchanges.find(({ id }) => id === 'history_get_actions.alice--1--100')!;
  return (JSON.parse(responseText) as { actions: RawRow[] }).actions;
}

/** The recorded rows three times over, as if there had been three times as much; transactions keep apart. */
function longHistory(rows: RawRow[]): RawRow[] {
  return [0, 1, 2].flatMap((time) =>
    rows.map((row, index) => {
      const copy = structuredClone(row) as RawRow & { block_num: number };
      copy.account_action_seq = time * rows.length + index;
      copy.block_num += time * 1000;
      copy.action_trace.trx_id = `${time}${row.action_trace.trx_id.slice(1)}`;
      return copy;
    }),
  );
}

function executionOf({ action_trace: trace }: RawRow): string {
  const own = trace.receiver === trace.act.account;
  return `${trace.trx_id} ${own ? trace.action_ordinal : trace.closest_unnotified_ancestor_action_ordinal}`;
}

/** Rows numbered from 0 on, as if they were all there are. */
function numbered(rows: RawRow[]): RawRow[] {
  return rows.map((row, index) => ({ ...row, account_action_seq: index }));
}

/** Rows that nodeos gives for pos and offset. */
function cut(rows: RawRow[], pos: number, offset: number): RawRow[] {
  const count = (rows.at(-1)?.account_action_seq ?? -1) + 1;
  const start = pos === -1 ? count - (offset < 0 ? 0 : -1) : pos;
  const [first, last] = offset < 0 ? [start + offset, pos === -1 ? start - 1 : start] : [start, start + offset];
  return rows.filter((row) => row.account_action_seq >= first && row.account_action_seq <= last);
}

function valueOf(outcome: Outcome<ActionPage>): ActionPage {
  if (outcome.state !== 'data') throw new Error(`${outcome.state}: ${JSON.stringify(outcome.meta.failures)}`);
  return outcome.data;
}
