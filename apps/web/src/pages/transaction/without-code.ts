import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { ActionTraceView, TransactionView } from '@antescope/sources/transaction/transaction-view';
import type { SentenceChain } from '../../domain/action/sentence.ts';
import { isSystemContract } from '../../domain/action/sentences/system-contract.ts';

/** Hex digits of code or an ABI that the page includes. */
const maxDigits = 2048;

/** The transaction with deployed code and ABIs replaced by their size and hash: the API has the bytes. */
export function withoutCode(transaction: TransactionView, chain: SentenceChain): TransactionView {
  const isLarge = (action: SystemAction): boolean => deploys(action, chain) && hasLargeText(action.data);
  if (!transaction.traces.some(isLarge) && !transaction.sent?.some(isLarge)) return transaction;
  return {
    ...transaction,
    traces: transaction.traces.map((trace) => (isLarge(trace) ? summarized(trace) : trace)),
    ...(transaction.sent === undefined
      ? {}
      : {
          sent: transaction.sent.map((action) => (isLarge(action) ? { ...action, data: short(action.data) } : action)),
        }),
    raw: short(transaction.raw),
  };
}

type SystemAction = Pick<ActionTraceView, 'contract' | 'name' | 'data'>;

function deploys({ contract, name }: SystemAction, chain: SentenceChain): boolean {
  return (name === 'setcode' || name === 'setabi') && isSystemContract(contract, chain);
}

function hasLargeText(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some(isLargeHex);
}

function summarized(trace: ActionTraceView): ActionTraceView {
  return { ...trace, data: short(trace.data), hex: '', dataBytes: trace.hex.length / 2 };
}

/** Bytes above the limit, at any depth, by size and hash. */
function short(value: unknown): unknown {
  if (isLargeHex(value)) return { bytes: value.length / 2, sha256: toHex(sha256(fromHex(value))) };
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, short(field)]));
}

function isLargeHex(value: unknown): value is string {
  return typeof value === 'string' && value.length > maxDigits && value.length % 2 === 0 && /^[0-9a-f]+$/i.test(value);
}
