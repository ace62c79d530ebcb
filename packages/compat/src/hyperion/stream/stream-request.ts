import { decodeAbi } from '@antescope/codec/abi/binary';
import { isName } from '@antescope/codec/chain/name';
import { slotOf } from '../bounds.ts';
import type { ChainIndex } from '../chain-index.ts';
import { HyperionError } from '../query.ts';
import { scopeOf } from '../row-place.ts';
import { type DocumentFilter, documentFilters } from './document-filter.ts';
import { StreamRequestError } from './stream-request-error.ts';

/** The rows of a stream, beside its filters. Absent: any. */
export type StreamSelection =
  | { kind: 'action'; contract?: string; action?: string; account?: string }
  | { kind: 'delta'; code?: string; table?: string; scope?: string; payer?: string };

export interface StreamRequest {
  selection: StreamSelection;
  filters: DocumentFilter;
  /** First block; null: only new blocks. */
  start: number | null;
  /** Last block; null: none. */
  end: number | null;
  /** Ends with the head block of the time of the request. */
  ignoreLive: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parses the request of a client, and resolves its range with the index. Throws StreamRequestError. */
export async function streamRequest(
  index: ChainIndex,
  kind: 'action' | 'delta',
  value: unknown,
): Promise<StreamRequest> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StreamRequestError('the request must be an object');
  const fields = value as Fields;
  const selection = kind === 'action' ? actionSelection(fields) : deltaSelection(fields);
  await requireInAbi(index, selection);
  const filters = documentFilters(fields['filters'], fields['filter_op']);
  const start = await blockOf(index, fields, 'start_from');
  const end = await blockOf(index, fields, 'read_until');
  if (start !== null && end !== null && start > end)
    throw new StreamRequestError('start_from cannot be greater than read_until');
  if (start !== null && start < index.first && !index.complete)
    throw new StreamRequestError(`Blocks before ${index.first} are not indexed`);
  const first = start === null ? null : Math.max(start, index.status.firstBlock);
  return { selection, filters, start: first, end, ignoreLive: fields['ignore_live'] === true };
}

function actionSelection(fields: Fields): StreamSelection {
  const [contract, action, account] = ['contract', 'action', 'account'].map((name) => nameIn(fields, name));
  if (account === null && (!isGiven(fields, 'contract') || !isGiven(fields, 'action')))
    throw new StreamRequestError('account or contract and action are required');
  return {
    kind: 'action',
    ...(contract == null ? {} : { contract }),
    ...(action == null ? {} : { action }),
    ...(account == null ? {} : { account }),
  };
}

function deltaSelection(fields: Fields): StreamSelection {
  const [code, table, payer] = ['code', 'table', 'payer'].map((name) => nameIn(fields, name));
  if (payer === null && (!isGiven(fields, 'code') || !isGiven(fields, 'table')))
    throw new StreamRequestError('code and table are required');
  const scope = textIn(fields, 'scope');
  return {
    kind: 'delta',
    ...(code == null ? {} : { code }),
    ...(table == null ? {} : { table }),
    ...(payer == null ? {} : { payer }),
    ...(scope === null ? {} : { scope: checked(() => scopeOf(scope), `Invalid scope name: ${scope.slice(0, 32)}`) }),
  };
}

/** A misspelled action or table would be an empty stream. */
async function requireInAbi(index: ChainIndex, selection: StreamSelection): Promise<void> {
  const isAction = selection.kind === 'action';
  const contract = isAction ? selection.contract : selection.code;
  if (contract === undefined) return;
  const [version] = await index.reader.abiVersions(contract, index.status.head.number);
  const packed = version === undefined ? null : await index.reader.abi(contract, version.number);
  if (packed === null || packed.length === 0) {
    // The ABI that the system account is created with is in no delta.
    if (!index.complete || contract === index.reader.accounts.system) return;
    throw new StreamRequestError(`Contract ${contract} not found`);
  }
  const abi = decodeAbi(packed);
  const [name, names] = isAction ? [selection.action, abi.actions] : [selection.table, abi.tables];
  if (name === undefined || names.some((one) => one.name === name)) return;
  throw new StreamRequestError(`${isAction ? 'Action' : 'Table'} ${name} not found in contract ${contract}`);
}

function isGiven(fields: Fields, name: string): boolean {
  return fields[name] !== undefined && fields[name] !== '';
}

/** null: any, as '', '*' and an absent field. */
function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '' || value === '*') return null;
  if (typeof value !== 'string') throw new StreamRequestError(`${name} must be a text`);
  return value;
}

function nameIn(fields: Fields, name: string): string | null {
  const text = textIn(fields, name);
  if (text !== null && !isName(text)) throw new StreamRequestError(`Invalid ${name} name: ${text.slice(0, 32)}`);
  return text;
}

/** A block number, negative from the head block, 'LIB', or a UTC time; null for 0 and an absent value. */
async function blockOf(index: ChainIndex, fields: Fields, name: 'start_from' | 'read_until'): Promise<number | null> {
  const value = fields[name];
  if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null;
  const { head, lastIrreversible } = index.status;
  if (typeof value === 'string' && value.toUpperCase() === 'LIB') return lastIrreversible;
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) {
    return number < 0 ? Math.max(1, head.number + number) : number;
  }
  const bound = name === 'start_from' ? 'after' : 'before';
  const problem = `${name} must be a block number or an ISO 8601 time`;
  const slot = checked(() => slotOf(String(value).slice(0, 40), bound), problem);
  const next = await index.reader.blockFromSlot(bound === 'after' ? slot : slot + 1);
  if (next === null) return bound === 'after' ? head.number + 1 : head.number;
  return bound === 'after' ? next.number : next.number - 1;
}

function checked<Value>(read: () => Value, problem: string): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof HyperionError) throw new StreamRequestError(problem);
    throw error;
  }
}
