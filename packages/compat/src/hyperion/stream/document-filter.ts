import { compareDecimals, isDecimal } from '../decimal.ts';
import { digitsOf, valuesAt } from '../document-values.ts';
import { StreamRequestError } from './stream-request-error.ts';

const maxFilters = 20;
const maxText = 256;

type Test = (value: string, wanted: string) => boolean;

const compare = (value: string, wanted: string): number => {
  if (isDecimal(value) && isDecimal(wanted)) return compareDecimals(value, wanted);
  return value < wanted ? -1 : Number(value > wanted);
};
const tests: Readonly<Record<string, Test>> = {
  eq: (value, wanted) => compare(value, wanted) === 0,
  ne: (value, wanted) => compare(value, wanted) !== 0,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  contains: (value, wanted) => value.includes(wanted),
  starts_with: (value, wanted) => value.startsWith(wanted),
  ends_with: (value, wanted) => value.endsWith(wanted),
};

/** An action or a row, as the API returns it. */
export type StreamDocument = Record<string, unknown>;

/** Whether a document passes. */
export type DocumentFilter = (document: StreamDocument) => boolean;

/**
 * The filters of a request: all of them must match, with `or` one. A field is a path into the document, `@transfer.from`
 * into the data of that action or table, or a path into the data of a row. Throws StreamRequestError.
 */
export function documentFilters(filters: unknown, operator: unknown): DocumentFilter {
  if (filters === undefined || filters === null) return () => true;
  if (!Array.isArray(filters) || filters.length > maxFilters)
    throw new StreamRequestError(`filters must be a list of at most ${maxFilters}`);
  if (operator !== undefined && operator !== 'and' && operator !== 'or')
    throw new StreamRequestError('filter_op must be and or or');
  const all = filters.map(parsed);
  if (all.length === 0) return () => true;
  if (operator === 'or') return (document) => all.some((one) => matches(document, one));
  if (new Set(all.map(({ path }) => path.join('.'))).size < all.length)
    throw new StreamRequestError('Multiple filters for the same field are not valid unless in OR mode');
  return (document) => all.every((one) => matches(document, one));
}

interface ParsedFilter {
  path: readonly string[];
  test: Test;
  wanted: string;
  /** Compares the amounts of this token. */
  asset: string | null;
}

function parsed(filter: unknown): ParsedFilter {
  const { field, value, operator = 'eq', asset } = (filter ?? {}) as Record<string, unknown>;
  if (typeof field !== 'string' || field === '' || field.length > maxText)
    throw new StreamRequestError('a filter needs a field');
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : value;
  if (typeof text !== 'string' || text.length > maxText)
    throw new StreamRequestError(`the filter of ${field} needs a text or a number as its value`);
  if (typeof operator !== 'string' || !Object.hasOwn(tests, operator))
    throw new StreamRequestError(`the filter of ${field} has an unknown operator`);
  return {
    path: field.split('.'),
    test: tests[operator]!,
    wanted: text,
    asset: typeof asset === 'string' && asset !== '' ? asset : null,
  };
}

function matches(document: StreamDocument, { path, test, wanted, asset }: ParsedFilter): boolean {
  return fieldValues(document, path).some((value) => {
    const text = textOf(value);
    if (text === null) return false;
    const [amount = '', symbol] = text.split(' ');
    return test(asset !== null && symbol === asset ? amount : text, wanted);
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : digitsOf(value);
}

function fieldValues(document: StreamDocument, path: readonly string[]): unknown[] {
  const direct = valuesAt(document, path);
  if (direct.length > 0) return direct;
  const [first = '', ...rest] = path;
  if (!first.startsWith('@')) return valuesAt(document['data'], path);
  const act = document['act'] as { name: string; data: unknown } | undefined;
  const [name, data] = act === undefined ? [document['table'], document['data']] : [act.name, act.data];
  return first === `@${String(name)}` ? valuesAt(data, rest) : [];
}
