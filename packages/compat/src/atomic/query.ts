import { RequestParameters } from '../core/request-parameters.ts';
import { AtomicError } from './atomic-error.ts';

/** Rows per page, and the highest row that a page may end at. */
const maxLimit = 100;
const maxRow = 10_000;
/** Entries of a list parameter. */
const maxItems = 100;

/** Without a dot at the end, which no account has. */
export const namePattern = /^(?!.*\.$)[.1-5a-z]{1,12}[.1-5a-j]?$/;
const idPattern = /^\d{1,20}$/;

/** A filter on an attribute: `template_data.rarity=common`, `mutable_data:number.level=3`. */
export interface DataFilter {
  part: 'data' | 'template_data' | 'immutable_data' | 'mutable_data';
  attribute: string;
  value: string | number;
}

/** One page of a list, from row `skip` on. */
export interface Paging {
  skip: number;
  limit: number;
  descending: boolean;
}

/**
 * Parameters of a request. Each accessor throws AtomicError (400) naming the parameter; `rejectUnread` rejects every
 * parameter that was not read, so that a filter that cannot be applied never returns unfiltered data.
 */
export class AtomicQuery {
  readonly #parameters: RequestParameters;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#parameters = new RequestParameters(values);
  }

  /** undefined if absent or empty. */
  text(name: string): string | undefined {
    const value = this.#parameters.value(name);
    if (value === undefined) return undefined;
    // Bodies may have numbers and booleans.
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    if (typeof text !== 'string' || text.length > 3000) throw invalid(name);
    return text;
  }

  /** undefined if absent. */
  list(name: string, pattern: RegExp): string[] | undefined {
    const items = this.text(name)?.split(',');
    if (items === undefined) return undefined;
    if (items.length > maxItems || !items.every((item) => pattern.test(item))) throw invalid(name);
    return items;
  }

  names(name: string): string[] | undefined {
    return this.list(name, namePattern);
  }

  ids(...names: string[]): bigint[] | undefined {
    const lists = names.map((name) => this.list(name, idPattern)).filter((list) => list !== undefined);
    return lists.length === 0 ? undefined : lists.flat().map((text) => idOf(text, names[0]!));
  }

  name(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !namePattern.test(text)) throw invalid(name);
    return text;
  }

  integer(name: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw invalid(name);
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined || text === 'empty') return undefined;
    if (!['true', 'false', '1', '0'].includes(text)) throw invalid(name);
    return text === 'true' || text === '1';
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], defaultValue: Value): Value {
    const text = this.text(name) ?? defaultValue;
    const value = values.find((one) => one === text);
    if (value === undefined) throw invalid(name);
    return value;
  }

  paging(order: 'asc' | 'desc' = 'desc'): Paging {
    const page = this.integer('page', 1) ?? 1;
    const limit = this.integer('limit', 1, maxLimit) ?? maxLimit;
    const skip = (page - 1) * limit;
    if (skip + limit > maxRow) throw new AtomicError(400, `Pages end at row ${maxRow}: narrow the query`);
    return { skip, limit, descending: this.oneOf('order', ['asc', 'desc'], order) === 'desc' };
  }

  /** Filters on attributes: text by default, `:number.` and `:bool.` as such. */
  dataFilters(): DataFilter[] {
    return this.#parameters.names.flatMap((key): DataFilter[] => {
      const match = /^(data|template_data|immutable_data|mutable_data)(?::(text|number|bool))?\.(.{1,64})$/u.exec(key);
      if (match === null) return [];
      const text = this.text(key) ?? '';
      const part = match[1] as DataFilter['part'];
      const attribute = match[3]!;
      if (match[2] === 'bool') return [{ part, attribute, value: text === 'true' || text === '1' ? 1 : 0 }];
      if (match[2] !== 'number') return [{ part, attribute, value: text }];
      const value = Number(text);
      if (text.trim() === '' || Number.isNaN(value)) throw invalid(key);
      return [{ part, attribute, value }];
    });
  }

  rejectUnread(): void {
    const name = this.#parameters.unread();
    if (name !== undefined) throw new AtomicError(400, `Parameter ${name} is not supported`);
  }
}

/** Throws AtomicError (400) naming the parameter. */
export function idOf(text: string, name: string): bigint {
  const id = idPattern.test(text) ? BigInt(text) : null;
  if (id === null || id >= 1n << 64n) throw invalid(name);
  return id;
}

/** A name in a path. Throws AtomicError (400). */
export function nameIn(path: Readonly<Record<string, string>>, name: string): string {
  const text = path[name] ?? '';
  if (!namePattern.test(text)) throw invalid(name);
  return text;
}

export function invalid(name: string): AtomicError {
  return new AtomicError(400, `Invalid value for parameter ${name.slice(0, 60)}`);
}
