import { createHash } from 'node:crypto';
import type { SignedBlock } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { actionDigest } from '@antescope/codec/chain/receipt';
import { encodeTraces, type ActionTrace, type TransactionTrace } from '@antescope/codec/ship/traces';
import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { ancestorsOf } from '../store/ancestors.ts';
import type { ActionRows, PackedRows, TransactionRows } from '../store/block-rows.ts';

const executed = 0;
const nothing = new Uint8Array();

/** Transactions of a block from its traces, completed with signatures and packed data from the block. */
export function transactionRows(traces: TransactionTrace[], block: SignedBlock): TransactionRows[] {
  const packed = packedById(block);
  return traces.flatMap((trace) => rowsOfTrace(trace, packed)).map((rows) => billed(rows, block));
}

/** The trace of a failed deferred transaction has CPU and NET of 0; the receipt in the block has the billed values. */
function billed(rows: TransactionRows, block: SignedBlock): TransactionRows {
  if (rows.status === executed) return rows;
  const receipt = block.transactions.find(({ trx }) => trx[0] === 'transaction_id' && trx[1] === rows.id);
  return receipt === undefined ? rows : { ...rows, cpuUs: receipt.cpu_usage_us, netWords: receipt.net_usage_words };
}

/** A failed deferred transaction is nested in the trace of its onerror transaction; both become transactions. */
function rowsOfTrace(trace: TransactionTrace, packed: Map<string, PackedRows>): TransactionRows[] {
  const original = trace.failed_dtrx_trace;
  const own = oneTransaction(trace, packed, original?.id ?? null);
  return original === null ? [own] : [oneTransaction(original, packed, null), own];
}

function oneTransaction(
  trace: TransactionTrace,
  packed: Map<string, PackedRows>,
  failedId: string | null,
): TransactionRows {
  const isExecuted = trace.status === executed && trace.except === null;
  return {
    id: trace.id,
    status: trace.status,
    cpuUs: trace.cpu_usage_us,
    netWords: trace.net_usage_words,
    elapsedUs: Number(trace.elapsed),
    scheduled: trace.scheduled,
    errorCode: trace.error_code === null ? null : trace.error_code.toString(),
    packed: packed.get(trace.id) ?? null,
    trace: isExecuted ? null : encodeTraces([{ ...trace, failed_dtrx_trace: null, partial: null }]),
    failedId,
    actions: isExecuted ? actionRows(trace.action_traces) : [],
  };
}

/**
 * True if action digests of the block cover return values: a store that begins mid-chain never sees the activation of
 * that protocol feature. null if the block has no action.
 */
export function digestsCoverReturnValues(traces: TransactionTrace[]): boolean | null {
  for (const { action_traces: actions } of traces) {
    for (const { act, receipt, return_value: returned } of actions) {
      if (receipt !== null) return toHex(actionDigest(act, returned ?? nothing)) === receipt.act_digest;
    }
  }
  return null;
}

/** Executed actions, each with the execution it belongs to. */
export function actionRows(traces: ActionTrace[]): ActionRows[] {
  const byOrdinal = new Map(traces.map((trace) => [trace.action_ordinal, trace]));
  const ancestors = ancestorsOf(traces);
  const rows: ActionRows[] = [];
  for (const [index, trace] of traces.entries()) {
    const place = ancestors[index];
    if (trace.receipt === null || place === undefined) continue;
    const owner = byOrdinal.get(place.execution)?.receipt ?? trace.receipt;
    rows.push({
      ...plainAction(trace, trace.receipt),
      ancestorOrdinal: place.ancestor,
      executionSequence: Number(owner.global_sequence),
    });
  }
  return rows;
}

function plainAction(
  trace: ActionTrace,
  receipt: NonNullable<ActionTrace['receipt']>,
): Omit<ActionRows, 'ancestorOrdinal' | 'executionSequence'> {
  return {
    globalSequence: Number(receipt.global_sequence),
    ordinal: trace.action_ordinal,
    creatorOrdinal: trace.creator_action_ordinal,
    receiver: trace.receiver,
    account: trace.act.account,
    name: trace.act.name,
    authorization: trace.act.authorization,
    data: trace.act.data,
    contextFree: trace.context_free,
    elapsedUs: Number(trace.elapsed),
    console: trace.console,
    returnValue: trace.return_value ?? nothing,
    ramDeltas: trace.account_ram_deltas.map((ram) => ({ account: ram.account, delta: Number(ram.delta) })),
    recvSequence: Number(receipt.recv_sequence),
    authSequence: receipt.auth_sequence.map((auth) => ({ account: auth.account, sequence: Number(auth.sequence) })),
    codeSequence: receipt.code_sequence,
    abiSequence: receipt.abi_sequence,
  };
}

function packedById(block: SignedBlock): Map<string, PackedRows> {
  const packed = new Map<string, PackedRows>();
  for (const { trx } of block.transactions) {
    if (trx[0] !== 'packed_transaction') continue;
    const plain = inflatePacked(trx[1]);
    packed.set(createHash('sha256').update(plain.packed_trx).digest('hex'), {
      signatures: trx[1].signatures,
      compression: trx[1].compression,
      contextFreeData: trx[1].packed_context_free_data,
      packed: trx[1].packed_trx,
    });
  }
  return packed;
}
