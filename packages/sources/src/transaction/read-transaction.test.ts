import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Exchange, loadExchanges } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { AbiSource } from '../abi/abi-source.ts';
import { Field } from '../core/fields.ts';
import type { HeadView } from '../block/block-view.ts';
import { readBlock } from '../block/read-block.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import {
  readHistoryTransaction,
  readTraceApiTransaction,
  readTransactionOfBlock,
  type TransactionContext,
} from './read-transaction.ts';

const exchanges = loadExchanges();
const good = (path: string) => exchanges.filter((exchange) => exchange.path === path && exchange.status === 200);
const ofHistory = good('/v1/history/get_transaction');
const ofTraceApi = good('/v1/trace_api/get_transaction_trace');
const blocks = good('/v1/chain/get_block');

let node: RecordedNode;
let context: TransactionContext;

beforeAll(async () => {
  node = await startRecordedNode({ exchanges });
  const abis = new AbiSource(new ChainApi(new NodeClient({ endpoints: [node.url] })));
  const chainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
  context = { head: { chainId, head: 3896, lastIrreversible: 3552 } as HeadView, abis };
});

afterAll(() => node.close());

describe('v1 history', () => {
  test('every recorded transaction is read without loss', async () => {
    expect(ofHistory.length).toBeGreaterThan(50);
    for (const exchange of ofHistory) {
      const raw = JSON.parse(exchange.responseText) as RawTransaction;
      const view = await readHistoryTransaction(field(exchange), context);
      expect(view.id).toBe(raw.id);
      expect(view.netBytes).toBe(raw.trx.receipt.net_usage_words * 8);
      expect(view.cpuUs).toBe(raw.trx.receipt.cpu_usage_us);
      expect(view.traces.map((trace) => trace.receipt?.globalSequence)).toEqual(
        raw.traces.map((trace) => String(trace.receipt.global_sequence)).toSorted((a, b) => Number(a) - Number(b)),
      );
      for (const rawTrace of raw.traces) {
        const trace = view.traces.find(({ ordinal }) => ordinal === rawTrace.action_ordinal)!;
        expect(trace.hex).toBe(rawTrace.act.hex_data ?? rawTrace.act.data);
        if (typeof rawTrace.act.data === 'object') expect(trace.data).toEqual(rawTrace.act.data);
        expect(trace.receiver).toBe(rawTrace.receiver);
        expect(trace.receipt?.actDigest).toBe(rawTrace.receipt.act_digest);
        expect(trace.ramDeltas).toEqual(
          rawTrace.account_ram_deltas.map(({ account, delta }) => ({ account, delta: String(delta) })),
        );
      }
      expect(view.sent?.length).toBe(
        raw.trx.trx && raw.trx.trx.actions.length + raw.trx.trx.context_free_actions.length,
      );
      expect(view.scheduled).toBe(raw.trx.receipt.trx[0] === 0);
    }
  });

  test('keys are recovered from every signature, K1, R1 and with context free data', async () => {
    for (const exchange of ofHistory) {
      const view = await readHistoryTransaction(field(exchange), context);
      if (view.scheduled) expect(view.signedBy).toBeNull();
      else expect(view.signedBy).toHaveLength(view.signatures.length);
    }
    const r1 = await readHistoryTransaction(
      field(ofHistory.find(({ id }) => id.endsWith('.r1_signed')) ?? ofHistory[0]!),
      context,
    );
    expect(r1.signedBy?.every((key) => /^PUB_(K1|R1)_/.test(key))).toBe(true);
  });

  test('[TX-002] NET words are shown as bytes, and the view has the header of the transaction', async () => {
    const exchange = byId('history_get_transaction.buyram');
    const { id } = JSON.parse(exchange.responseText) as { id: string };
    const view = await readHistoryTransaction(field(exchange), context);
    expect(view.netBytes).toBe(128);
    expect(view).toMatchObject({
      id,
      cpuUs: 603,
      blockTime: '2026-11-21T02:59:45.500Z',
      status: 'executed',
      delaySec: 0,
      blockNumber: 24,
      expiration: '2026-11-21T03:13:10Z',
    });
    expect(view.signatures).toHaveLength(1);
    expect(view.traces.find(({ creatorOrdinal }) => creatorOrdinal === 0)).toMatchObject({ name: 'buyram' });
    expect(view.traces.some(({ creatorOrdinal, name }) => creatorOrdinal === 1 && name === 'transfer')).toBe(true);
  });

  test('[TX-005] a transaction is irreversible up to the last irreversible block', async () => {
    const at = (lastIrreversible: number) =>
      readHistoryTransaction(field(byId('history_get_transaction.buyram')), {
        ...context,
        head: { ...context.head, lastIrreversible },
      });
    expect([(await at(24)).irreversible, (await at(23)).irreversible]).toEqual([true, false]);
  });

  test('memos with script, right-to-left and zero-width text come through as they are', async () => {
    const view = await readHistoryTransaction(field(byId('history_get_transaction.memo_script_xss')), context);
    const memos = view.traces.map((trace) => (trace.data as { memo?: string }).memo);
    expect(memos.some((memo) => memo?.includes('<script>'))).toBe(true);
  });
});

describe('trace_api', () => {
  test('every recorded transaction is read without loss', async () => {
    expect(ofTraceApi.length).toBeGreaterThan(50);
    for (const exchange of ofTraceApi) {
      const raw = JSON.parse(exchange.responseText) as {
        status: string;
        net_usage_words: number;
        actions: RawTraceAction[];
      };
      const view = await readTraceApiTransaction(field(exchange), context);
      expect([view.status, view.netBytes]).toEqual([raw.status, raw.net_usage_words * 8]);
      for (const [index, action] of raw.actions.entries()) {
        const trace = view.traces[index]!;
        expect([trace.receiver, trace.hex, trace.returnValueHex]).toEqual([
          action.receiver,
          action.data,
          action.return_value,
        ]);
        expect(trace.receipt?.globalSequence).toBe(String(action.global_sequence));
        if (action.params !== undefined) expect(trace.data).toEqual(action.params);
        expect(trace.data === null).toBe(trace.undecoded !== null);
      }
    }
  });

  test('notifications belong to the execution that v1 history says', async () => {
    for (const name of ['transfer', 'buyram', 'powerup', 'rentcpu', 'nft_sale', 'fees_distribute']) {
      const history = ofHistory.find(({ id }) => id === `history_get_transaction.${name}`);
      const trace = ofTraceApi.find(({ id }) => id === `trace_get_transaction_trace.${name}`);
      if (history === undefined || trace === undefined) continue;
      const original = await readHistoryTransaction(field(history), context);
      const derived = await readTraceApiTransaction(field(trace), context);
      const executionOf = (view: typeof original) => (receiver: string, sequence: string) => {
        const row = view.traces.find((entry) => entry.receipt?.globalSequence === sequence)!;
        if (row.receiver === row.contract) return sequence;
        return view.traces.find((entry) => entry.ordinal === row.ancestorOrdinal)?.receipt?.globalSequence ?? receiver;
      };
      for (const row of original.traces) {
        const sequence = row.receipt!.globalSequence;
        expect(executionOf(derived)(row.receiver, sequence)).toBe(executionOf(original)(row.receiver, sequence));
      }
    }
  });

  test('soft_fail says so, and that its reason is not known', async () => {
    const view = await readTraceApiTransaction(field(byId('trace_get_transaction_trace.soft_fail')), context);
    expect(view).toMatchObject({ status: 'soft_fail', error: { message: null, code: null }, scheduled: true });
    expect(view.traces[0]).toMatchObject({ contract: 'eosio', name: 'onerror', receiver: 'deferred1111' });
  });
});

describe('blocks', () => {
  test('every recorded block is read without loss', async () => {
    expect(blocks.length).toBeGreaterThan(20);
    for (const exchange of blocks) {
      const raw = JSON.parse(exchange.responseText) as RawBlock;
      const view = await readBlock(field(exchange), context.head, context.abis);
      expect([view.id, view.number, view.previous]).toEqual([raw.id, raw.block_num, raw.previous]);
      expect(view.transactions.map((entry) => [entry.id, entry.status, entry.netBytes])).toEqual(
        raw.transactions.map(({ trx, status, net_usage_words: words }) => [
          typeof trx === 'string' ? trx : trx.id,
          status,
          words * 8,
        ]),
      );
      for (const [index, { trx }] of raw.transactions.entries()) {
        if (typeof trx === 'string') continue;
        const sent = [...trx.transaction.context_free_actions, ...trx.transaction.actions];
        const read = view.transactions[index]!.actions;
        expect(read.map((action) => [action.contract, action.name, action.authorization])).toEqual(
          sent.map((action) => [action.account, action.name, action.authorization]),
        );
        for (const [at, action] of sent.entries()) {
          if (typeof action.data === 'object') expect(read[at]!.data).toEqual(action.data);
        }
      }
    }
  });

  test('schedules and protocol features in the header are shown', async () => {
    const feature = await readBlock(field(byId('get_block.ext-4')), context.head, context.abis);
    expect(feature.newProtocolFeatures).toHaveLength(1);
    expect(feature.newProducers).toBeNull();
    const schedule = await readBlock(field(byId('get_block.ext-805')), context.head, context.abis);
    expect(schedule.newProducers).toHaveLength(21);
  });

  test('delayed, soft_fail and hard_fail keep their status; actions of a scheduled one are not known', async () => {
    const statuses = async (id: string) =>
      (await readBlock(field(byId(id)), context.head, context.abis)).transactions.map((entry) => entry.status);
    expect(await statuses('get_block.soft_fail')).toContain('soft_fail');
    expect(await statuses('get_block.hard_fail')).toContain('hard_fail');
    expect(await statuses('get_block.delayed')).toContain('delayed');
    const soft = await readBlock(field(byId('get_block.soft_fail')), context.head, context.abis);
    expect(soft.transactions[0]).toMatchObject({ known: false, actions: [] });
    expect(soft.actionCount).toBeNull();
  });

  test('a transaction is found in its block, with what was billed', async () => {
    const hard = 'e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf';
    const block = field(byId('get_block.hard_fail'));
    expect(await readTransactionOfBlock(block, hard, context)).toMatchObject({
      status: 'hard_fail',
      cpuUs: 155,
      scheduled: true,
      error: { message: null, code: null },
    });
    expect(await readTransactionOfBlock(block, 'f'.repeat(64), context)).toBeNull();
  });
});

needsRecordings("Decoding of actions with the recorded contracts' own ABIs", () => {
  test("hex that the node does not decode is decoded with the contract's ABI, 64-bit numbers exact", async () => {
    const view = await readTraceApiTransaction(field(byId('trace_get_transaction_trace.nft_mint')), context);
    const mint = view.traces.find((trace) => trace.name === 'mintasset')!;
    expect(mint.undecoded).toBeNull();
    expect(mint.data).toMatchObject({ authorized_minter: expect.any(String), collection_name: expect.any(String) });
    const log = view.traces.find((trace) => trace.name === 'logmint')!;
    expect((log.data as { asset_id: unknown }).asset_id).toMatch(/^10995116277\d\d$/);
    const returned = await readTraceApiTransaction(field(byId('trace_get_transaction_trace.return_value')), context);
    expect(returned.traces[0]).toMatchObject({ returnValue: 10, returnValueHex: '0a000000' });
  });
});

function byId(id: string): Exchange {
  const found = exchanges.find((exchange) => exchange.id === id);
  if (found === undefined) throw new Error(`${id} is not among the exchanges`);
  return found;
}

function field(exchange: Exchange): Field {
  return new Field(parseJsonExact(exchange.responseText));
}

interface RawAction {
  account: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: unknown;
  hex_data?: string;
}

interface RawSent {
  actions: RawAction[];
  context_free_actions: RawAction[];
}

interface RawTransaction {
  id: string;
  trx: { receipt: { net_usage_words: number; cpu_usage_us: number; trx: [number, unknown] }; trx?: RawSent };
  traces: {
    action_ordinal: number;
    receiver: string;
    receipt: { global_sequence: number; act_digest: string };
    act: RawAction;
    account_ram_deltas: { account: string; delta: number }[];
  }[];
}

interface RawTraceAction {
  receiver: string;
  data: string;
  return_value: string;
  global_sequence: number;
  params?: unknown;
}

interface RawBlock {
  id: string;
  block_num: number;
  previous: string;
  transactions: { status: string; net_usage_words: number; trx: string | { id: string; transaction: RawSent } }[];
}
