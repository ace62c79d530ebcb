import { toHex } from '@antescope/codec/bytes/bytes';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { decodeTraces, type ActionTrace, type TransactionTrace } from '@antescope/codec/ship/traces';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { readTransactionHeader, signingDigest, type TransactionHeader } from '@antescope/codec/chain/transaction';
import type {
  ActionTraceView,
  TransactionStatus,
  TransactionView,
} from '@antescope/sources/transaction/transaction-view';
import { ancestorsOf } from '../../store/ancestors.ts';
import type { HistoryReader, StoreStatus, StoredTransaction } from '../../store/history-store.ts';
import type { AbiVersions } from './abi-versions.ts';
import { actionTraceView } from './action-trace.ts';
import { jsonReady } from './json-ready.ts';
import { plainTransaction } from './plain-transaction.ts';

export const statusNames: readonly TransactionStatus[] = ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'];

interface Context {
  reader: HistoryReader;
  abis: AbiVersions;
  status: StoreStatus;
}

/**
 * View of a transaction from its occurrences in the store (two for a delayed one), newest first: the final result with
 * the content of the block that contains it. null without occurrences.
 */
export async function transactionView(
  context: Context,
  occurrences: StoredTransaction[],
): Promise<TransactionView | null> {
  const outcome = occurrences.find((one) => statusNames[one.status] !== 'delayed') ?? occurrences[0];
  if (outcome === undefined) return null;
  const sent = occurrences.find((one) => one.packed !== null) ?? null;
  const block = await context.reader.block(outcome.block);
  const plain = sent === null ? null : plainTransaction(sent);
  const header = plain === null ? null : readTransactionHeader(new ByteReader(plain.packed));
  const { status } = context;
  return {
    id: outcome.id,
    status: statusNames[outcome.status] ?? 'expired',
    blockNumber: outcome.block,
    blockId: block?.id ?? null,
    blockTime: block === null ? null : isoZ(slotToTime(block.slot)),
    irreversible: outcome.block <= status.lastIrreversible,
    lastIrreversible: status.lastIrreversible,
    head: status.head.number,
    cpuUs: outcome.cpuUs,
    netBytes: outcome.netWords * 8,
    elapsedUs: outcome.elapsedUs === 0 ? null : outcome.elapsedUs,
    ...headerFields(header),
    signatures: sent?.signatures ?? [],
    signedBy: sent === null || plain === null ? null : signers(status.chainId, plain, sent.signatures),
    scheduled: outcome.scheduled,
    error: outcome.errorCode === null && outcome.trace === null ? null : errorOf(outcome),
    traces: await tracesOf(context, outcome),
    failedId: outcome.failedId,
    raw: rawOf(outcome, sent, header),
  };
}

function headerFields(
  header: TransactionHeader | null,
): Pick<TransactionView, 'expiration' | 'refBlockNum' | 'refBlockPrefix' | 'delaySec' | 'maxCpuMs' | 'maxNetWords'> {
  return {
    expiration: header === null ? null : isoZ(header.expiration),
    refBlockNum: header?.ref_block_num ?? null,
    refBlockPrefix: header?.ref_block_prefix ?? null,
    delaySec: header?.delay_sec ?? null,
    maxCpuMs: header?.max_cpu_usage_ms ?? null,
    maxNetWords: header?.max_net_usage_words ?? null,
  };
}

/** Set for failures only. The chain keeps some error codes, never the message. */
function errorOf(outcome: StoredTransaction): TransactionView['error'] {
  const failed = statusNames[outcome.status] === 'soft_fail' || statusNames[outcome.status] === 'hard_fail';
  return failed || outcome.errorCode !== null ? { message: null, code: outcome.errorCode } : null;
}

function signers(
  chainId: string,
  plain: { packed: Uint8Array; contextFreeData: Uint8Array },
  signatures: string[],
): string[] | null {
  const digest = signingDigest(chainId, plain.packed, plain.contextFreeData);
  try {
    return signatures.map((signature) => recoverPublicKey(digest, signature));
  } catch {
    // The signature is still shown; null means that the signers are unknown.
    return null;
  }
}

async function tracesOf(context: Context, outcome: StoredTransaction): Promise<ActionTraceView[]> {
  const { reader, abis } = context;
  if (outcome.trace === null) {
    const actions = await reader.transactionActions(outcome.num);
    return Promise.all(actions.map((action) => actionTraceView(reader, abis, action, outcome.block)));
  }
  const [trace] = decodeTraces(outcome.trace);
  return trace === undefined ? [] : failedTraces(abis, trace, outcome.block);
}

/** Actions of a failed transaction: without receipts. */
async function failedTraces(abis: AbiVersions, trace: TransactionTrace, block: number): Promise<ActionTraceView[]> {
  const ancestors = ancestorsOf(trace.action_traces);
  return Promise.all(
    trace.action_traces.map((action, index) => failedTrace(abis, action, ancestors[index]?.ancestor ?? 0, block)),
  );
}

async function failedTrace(
  abis: AbiVersions,
  action: ActionTrace,
  ancestorOrdinal: number,
  block: number,
): Promise<ActionTraceView> {
  const decoded = await abis.action(action.act.account, action.act.name, action.act.data, block);
  return {
    ordinal: action.action_ordinal,
    creatorOrdinal: action.creator_action_ordinal,
    ancestorOrdinal,
    receiver: action.receiver,
    contract: action.act.account,
    name: action.act.name,
    authorization: action.act.authorization,
    data: jsonReady(decoded.value),
    hex: toHex(action.act.data),
    undecoded: decoded.undecoded,
    contextFree: action.context_free,
    receipt: null,
    elapsed: action.elapsed === 0n ? null : Number(action.elapsed),
    console: action.console,
    returnValue: null,
    returnValueHex: '',
    ramDeltas: action.account_ram_deltas.map((ram) => ({ account: ram.account, delta: ram.delta.toString() })),
    error: action.error_code === null ? action.except : `error code ${action.error_code}`,
  };
}

function rawOf(outcome: StoredTransaction, sent: StoredTransaction | null, header: TransactionHeader | null): unknown {
  return {
    id: outcome.id,
    block_num: outcome.block,
    receipt: {
      status: statusNames[outcome.status] ?? outcome.status,
      cpu_usage_us: outcome.cpuUs,
      net_usage_words: outcome.netWords,
    },
    elapsed: outcome.elapsedUs,
    scheduled: outcome.scheduled,
    error_code: outcome.errorCode,
    failed_id: outcome.failedId,
    transaction:
      sent?.packed == null
        ? null
        : {
            ...header,
            signatures: sent.signatures,
            compression: sent.compression === 1 ? 'zlib' : 'none',
            packed_context_free_data: toHex(sent.contextFreeData),
            packed_trx: toHex(sent.packed),
          },
  };
}
