import { expect } from 'vitest';
import { blockId, blockNumberOf, decodeSignedBlock, encodeSignedBlock, type SignedBlock } from '../src/chain/block.ts';
import { equal, toHex } from '../src/bytes/bytes.ts';
import { recoverPublicKey } from '../src/curve/recover.ts';
import { inflatePacked } from '../src/bytes/inflate.ts';
import { merkleRoot } from '../src/chain/merkle.ts';
import { actionDigest, actionReceiptDigest, transactionReceiptDigest } from '../src/chain/receipt.ts';
import { decodeDeltas, encodeDeltas } from '../src/ship/deltas.ts';
import { decodeShipResult, encodeShipResult, type ShipBlocks } from '../src/ship/messages.ts';
import { decodeDeltaRow, encodeDeltaRow, type DeltaTable } from '../src/ship/rows.ts';
import { decodeTraces, encodeTraces, type TransactionTrace } from '../src/ship/traces.ts';
import { packTransaction, signingDigest, transactionId, unpackTransaction } from '../src/chain/transaction.ts';
import { ChainState } from './chain-state.ts';

export const recordedChainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
// The feature ACTION_RETURN_VALUE, which changes how actions are hashed, was activated in block 8 of the recorded chain.
const returnValuesSince = 8;

export function blocksOf(frame: Uint8Array): ShipBlocks {
  const result = decodeShipResult(frame);
  if (result.type !== 'get_blocks_result_v0') throw new Error(`Unexpected ${result.type}`);
  return result;
}

/** Decodes a frame, recomputes every hash in it, and encodes it again. Compares without expect for speed. */
export function checkFrame(frame: Uint8Array): { block: number; transactions: number; actions: number } {
  const result = blocksOf(frame);
  same(encodeShipResult(result), frame, 'frame');
  const number = result.this_block!.block_num;
  const block = decodeSignedBlock(result.block!);
  same(encodeSignedBlock(block), result.block!, `block ${number}`);
  expect(blockId(block)).toBe(result.this_block!.block_id);
  expect(blockNumberOf(block.previous) + 1).toBe(number);
  const traces = result.traces === null ? [] : decodeTraces(result.traces);
  if (result.traces !== null) {
    same(encodeTraces(traces), result.traces, `traces of ${number}`);
    checkTraces(block, traces, number);
  }
  checkTransactions(block, traces);
  if (result.deltas !== null) checkDeltas(result.deltas);
  return {
    block: number,
    transactions: traces.length,
    actions: traces.reduce((sum, trace) => sum + trace.action_traces.length, 0),
  };
}

function same(ours: Uint8Array, theirs: Uint8Array, what: string): void {
  if (!equal(ours, theirs)) throw new Error(`${what} is encoded differently`);
}

function checkTraces(block: SignedBlock, traces: readonly TransactionTrace[], number: number): void {
  const executed = traces.flatMap((trace) => trace.action_traces.filter((action) => action.receipt !== null));
  executed.sort((a, b) => Number(a.receipt!.global_sequence - b.receipt!.global_sequence));
  for (const action of executed) {
    const digest = actionDigest(action.act, number < returnValuesSince ? undefined : action.return_value!);
    if (toHex(digest) !== action.receipt!.act_digest) throw new Error(`Action digest differs in block ${number}`);
  }
  expect(toHex(merkleRoot(executed.map((action) => actionReceiptDigest(action.receipt!))))).toBe(block.action_mroot);
}

function checkTransactions(block: SignedBlock, traces: readonly TransactionTrace[]): void {
  expect(toHex(merkleRoot(block.transactions.map(transactionReceiptDigest)))).toBe(block.transaction_mroot);
  const ids = new Set(traces.flatMap((trace) => [trace.id, trace.failed_dtrx_trace?.id]));
  for (const { trx } of block.transactions) {
    if (trx[0] === 'transaction_id') {
      if (!ids.has(trx[1])) throw new Error(`No trace of ${trx[1]}`);
      continue;
    }
    const { packed_trx } = inflatePacked(trx[1]);
    if (!ids.has(transactionId(packed_trx))) throw new Error(`No trace of ${transactionId(packed_trx)}`);
    same(packTransaction(unpackTransaction(packed_trx)), packed_trx, 'transaction');
  }
}

function checkDeltas(data: Uint8Array): void {
  const deltas = decodeDeltas(data);
  same(encodeDeltas(deltas), data, 'deltas');
  for (const { name, rows } of deltas) {
    const table = name as DeltaTable;
    for (const row of rows) same(encodeDeltaRow(table, decodeDeltaRow(table, row.data)), row.data, `row of ${name}`);
  }
}

/** Recovers the keys of every n-th transaction and looks them up in the permissions of its accounts. */
export class SignatureCheck {
  checked = 0;
  readonly #every: number;
  readonly #state = new ChainState();
  readonly #allKeys = new Set<string>();
  #seen = 0;

  constructor(every: number) {
    this.#every = every;
  }

  frame(frame: Uint8Array): void {
    const result = blocksOf(frame);
    // A key removed in this block may have signed in it, and an added one only afterwards: removed keys are kept.
    if (result.deltas !== null) this.#state.apply(result.deltas);
    for (const { trx } of decodeSignedBlock(result.block!).transactions) {
      if (trx[0] === 'transaction_id' || this.#seen++ % this.#every !== 0) continue;
      const packed = inflatePacked(trx[1]);
      const digest = signingDigest(recordedChainId, packed.packed_trx, packed.packed_context_free_data);
      const actors = unpackTransaction(packed.packed_trx).actions.flatMap((action) =>
        action.authorization.map((level) => level.actor),
      );
      for (const signature of packed.signatures) this.#check(recoverPublicKey(digest, signature), actors);
    }
  }

  #check(key: string, actors: readonly string[]): void {
    this.checked++;
    if (actors.some((actor) => this.#state.keys.get(actor)?.has(key))) return;
    // Accounts without keys are controlled by other accounts.
    for (const keys of this.#state.keys.values()) for (const known of keys) this.#allKeys.add(known);
    if (!this.#allKeys.has(key)) throw new Error(`${key} is of no account, least of ${actors.join(', ')}`);
    const keyless = actors.some((actor) => (this.#state.keys.get(actor)?.size ?? 0) === 0);
    if (!keyless) throw new Error(`${key} is of none of ${actors.join(', ')}`);
  }
}
