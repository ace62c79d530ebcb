import { isName } from '@antescope/codec/chain/name';
import type { StoredExecution } from '@antescope/index/store/history-store';
import { compareDecimals, isDecimal } from './decimal.ts';
import { digitsOf, valuesAt } from './document-values.ts';
import { badParameter, type HyperionQuery } from './query.ts';

/** A filter by a field of an action, named as the parameter is. */
export interface FieldFilter {
  field: string;
  /** One of these; empty for any. */
  any: readonly string[];
  /** None of these. */
  none: readonly string[];
}

/** An execution and its data as Hyperion has it, decoded once if a filter needs it. */
export interface FilteredAction {
  execution: StoredExecution;
  data(): Promise<unknown>;
}

const fields: Readonly<Record<string, (execution: StoredExecution) => readonly (string | number)[]>> = {
  'act.account': ({ action }) => [action.account],
  'act.name': ({ action }) => [action.name],
  'act.authorization.actor': ({ action }) => action.authorization.map(({ actor }) => actor),
  'act.authorization.permission': ({ action }) => action.authorization.map(({ permission }) => permission),
  notified: ({ receivers }) => receivers,
  'receipts.receiver': ({ receivers }) => receivers,
  producer: ({ block }) => [block.producer],
  trx_id: ({ transactionId }) => [transactionId],
  block_id: ({ block }) => [block.id],
  block_num: ({ block }) => [block.number],
  global_sequence: ({ action }) => [action.globalSequence],
  action_ordinal: ({ action }) => [action.ordinal],
  creator_action_ordinal: ({ action }) => [action.creatorOrdinal],
};
const numeric = ['block_num', 'global_sequence', 'action_ordinal', 'creator_action_ordinal'];
const hex = ['trx_id', 'block_id'];
/** Actions whose fields Hyperion indexes: 'transfer.from' is the field of a transfer's data. */
const indexedActions = [
  'transfer',
  'newaccount',
  'updateauth',
  'buyram',
  'buyrambytes',
  'delegatebw',
  'undelegatebw',
  'voteproducer',
];
/** As some clients write them. */
const aliases: Readonly<Record<string, string>> = {
  act_account: 'act.account',
  act_name: 'act.name',
  transfer_from: 'transfer.from',
  transfer_to: 'transfer.to',
  transfer_symbol: 'transfer.symbol',
};
const memo = 'transfer.memo';

/** All filters by field: `a,b` is any of both, `!a` all others. Throws HyperionError (400). */
export function fieldFilters(query: HyperionQuery): FieldFilter[] {
  return query.names.flatMap((parameter) => {
    const alias = Object.hasOwn(aliases, parameter) ? aliases[parameter]! : parameter;
    const field = alias.startsWith('@') ? alias.slice(1) : alias;
    if (!Object.hasOwn(fields, field) && dataPath(field) === null) return [];
    const text = query.text(parameter);
    if (text === undefined) return [];
    if (field === memo) return [{ field, any: [text], none: [] }];
    const parts = text.split(',');
    const filter = {
      field,
      any: parts.filter((part) => !part.startsWith('!')),
      none: parts.filter((part) => part.startsWith('!')).map((part) => part.slice(1)),
    };
    checkValues(filter);
    return [hex.includes(field) ? lowerCase(filter) : filter];
  });
}

/** The only value that the field may have, if the filter is that simple. */
export function onlyValue({ any, none }: FieldFilter): string | undefined {
  return any.length === 1 && none.length === 0 ? any[0] : undefined;
}

/** The action whose data the field is of: 'transfer' of 'transfer.from'. */
export function actionOfField(field: string): string | undefined {
  return indexedActions.find((name) => field.startsWith(`${name}.`));
}

/** Whether an action passes all filters; those by data come last, as they decode it. */
export async function passes(action: FilteredAction, filters: readonly FieldFilter[]): Promise<boolean> {
  for (const filter of filters) {
    if (Object.hasOwn(fields, filter.field) && !matches(fields[filter.field]!(action.execution), filter)) return false;
  }
  for (const filter of filters) {
    const path = dataPath(filter.field);
    if (path === null) continue;
    const name = actionOfField(filter.field);
    if (name !== undefined && name !== action.execution.action.name) return false;
    if (!matches(valuesAt(await action.data(), path), filter)) return false;
  }
  return true;
}

/** Fields of the data below `act.data.` or the name of an indexed action; null for other parameters. */
function dataPath(field: string): string[] | null {
  const action = actionOfField(field);
  const prefix = action === undefined ? 'act.data.' : `${action}.`;
  return field.startsWith(prefix) && field.length > prefix.length ? field.slice(prefix.length).split('.') : null;
}

function checkValues({ field, any, none }: FieldFilter): void {
  const values = [...any, ...none];
  const all = (test: (value: string) => boolean): boolean => values.every(test);
  if (numeric.includes(field)) {
    const isRange = none.length === 0 && any.length === 1 && /^\d{1,15}-\d{1,15}$/.test(any[0]!);
    if (!isRange && !all((value) => /^\d{1,15}$/.test(value)))
      throw badParameter(field, 'must be a number, a list of numbers, or a range of two with a dash');
  } else if (hex.includes(field)) {
    if (!all((value) => /^[0-9a-fA-F]{64}$/.test(value))) throw badParameter(field, 'must be 64 hex digits');
  } else if (field === 'transfer.symbol') {
    if (!all((value) => /^[A-Z]{1,7}$/.test(value))) throw badParameter(field, 'must be a token symbol');
  } else if (Object.hasOwn(fields, field) || ['transfer.from', 'transfer.to'].includes(field)) {
    if (!all((value) => value !== '' && isName(value))) throw badParameter(field, 'must be an account name');
  }
}

function lowerCase({ field, any, none }: FieldFilter): FieldFilter {
  return { field, any: any.map((one) => one.toLowerCase()), none: none.map((one) => one.toLowerCase()) };
}

function matches(values: readonly unknown[], { field, any, none }: FieldFilter): boolean {
  const has = (wanted: string): boolean =>
    values.some((value) => (field === memo ? contains(value, wanted) : equals(value, wanted)));
  return (any.length === 0 || any.some(has)) && !none.some(has);
}

function contains(value: unknown, text: string): boolean {
  return typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase());
}

/** Numbers are compared by value, and may be in a range. */
function equals(value: unknown, wanted: string): boolean {
  const text = digitsOf(value);
  if (text === null) return typeof value === 'string' && value === wanted;
  const [first, last] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(wanted)?.slice(1) ?? [wanted, wanted];
  if (first === undefined || last === undefined || !isDecimal(first) || !isDecimal(last)) return text === wanted;
  return compareDecimals(text, first) >= 0 && compareDecimals(text, last) <= 0;
}
