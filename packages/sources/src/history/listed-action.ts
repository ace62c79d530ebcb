import type { BlockView } from '../block/block-view.ts';
import type { ActionTraceView, TransactionSummary } from '../transaction/transaction-view.ts';
import type { ActionRow } from './history-source.ts';

/** Max packed data, return value and console output of an action in a list, in bytes. */
const maxBytes = 1024;
/** Max decoded data of an action in a list, in characters of JSON. */
const maxJson = 2048;

/**
 * Rows for a list or a stream. Anybody can send actions with 60 kB of data, so data above 1 kB is cut and marked
 * `truncated`; the transaction has all of it. Rows beyond `maxTotal` characters of data altogether have no data.
 */
export function listedRows(rows: readonly ActionRow[], maxTotal = Infinity): ActionRow[] {
  let total = 0;
  return rows.map((row) => {
    const listed = listedTrace(row.trace);
    const length = dataLength(listed);
    const fits = total + length <= maxTotal;
    if (fits) total += length;
    const trace = fits ? listed : withoutData(listed);
    return trace === row.trace ? row : { ...row, trace };
  });
}

/** A block for its page, with the data of its actions cut as in a list. */
export function listedBlock(block: BlockView): BlockView {
  const transactions = block.transactions.map((transaction) => ({
    ...transaction,
    actions: transaction.actions.map(listedAction),
  }));
  return { ...block, transactions };
}

/** Length of the value as JSON; may stop counting above `limit`, so that a large value costs no more than a small one. */
export function jsonLength(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let length = 2;
  for (const name in value) {
    const item = (value as Record<string, unknown>)[name];
    length += 1 + (Array.isArray(value) ? 0 : name.length + 3) + jsonLength(item, limit - length);
    if (length > limit) break;
  }
  return length;
}

type SentAction = TransactionSummary['actions'][number];

function listedAction(action: SentAction): SentAction {
  if (jsonLength(action.data, maxJson) <= maxJson) return action;
  return { ...action, data: fittingFields(action.data), truncated: true, dataBytes: dataSize(action.data, '') };
}

function listedTrace(trace: ActionTraceView): ActionTraceView {
  const { data, hex, returnValue, returnValueHex, console } = trace;
  const dataFits = fits(data, hex);
  const resultFits = fits(returnValue, returnValueHex);
  const consoleFits = console.length <= maxBytes;
  if (dataFits && resultFits && consoleFits) return trace;
  return {
    ...trace,
    ...(dataFits ? {} : { data: fittingFields(data), hex: '' }),
    ...(resultFits ? {} : { returnValue: null, returnValueHex: '' }),
    ...(consoleFits ? {} : { console: '' }),
    truncated: true,
    dataBytes: dataSize(data, hex),
  };
}

function withoutData(trace: ActionTraceView): ActionTraceView {
  const dataBytes = trace.dataBytes ?? dataSize(trace.data, trace.hex);
  const nothing = { data: null, hex: '', returnValue: null, returnValueHex: '', console: '' };
  return { ...trace, ...nothing, truncated: true, dataBytes };
}

function fits(decoded: unknown, hex: string): boolean {
  return hex.length <= 2 * maxBytes && jsonLength(decoded, maxJson) <= maxJson;
}

/** The fields that fit, in their order: a transfer with a long memo still shows who sent what to whom. */
function fittingFields(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  let left = maxBytes;
  const fields = Object.entries(data).filter(([name, value]) => {
    const length = name.length + 4 + jsonLength(value, left);
    if (length > left) return false;
    left -= length;
    return true;
  });
  return Object.fromEntries(fields);
}

function dataSize(data: unknown, hex: string): number {
  return hex === '' ? (JSON.stringify(data)?.length ?? 0) : hex.length / 2;
}

function dataLength({ data, hex, returnValue, returnValueHex, console }: ActionTraceView): number {
  const decoded = jsonLength(data, maxJson) + jsonLength(returnValue, maxJson);
  return decoded + hex.length + returnValueHex.length + console.length;
}
