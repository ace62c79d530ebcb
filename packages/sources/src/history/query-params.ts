import { type ActionQuery, defaultQuery } from './action-query.ts';
import { expectedText, parseQuery, queryErrorText } from './query-line.ts';
import { type QueryKey, queryKeys, setTerm, termOf } from './query-terms.ts';

/** A parameter that cannot be read: `message` says of which, and what it should be, in English. */
export interface ParamError {
  parameter: 'query' | QueryKey;
  message: string;
}

/**
 * A query from an address's parameters: the whole line as `query`, or each part under its own name (`contract`, `with`,
 * `after`, …); a part that is given both ways is what its own parameter says.
 */
export function queryOfParams(params: Readonly<Record<string, unknown>>): {
  query: ActionQuery;
  errors: ParamError[];
} {
  const line = textOf(params.query);
  const parsed = line === null ? null : parseQuery(line);
  const query = parsed?.query ?? { ...defaultQuery, filter: { ...defaultQuery.filter } };
  const errors: ParamError[] = (parsed?.errors ?? []).map((error) => ({
    parameter: 'query',
    message: queryErrorText(error),
  }));
  for (const key of queryKeys) {
    const value = textOf(params[key]);
    if (value === null || value.trim() === '') continue;
    if (key === 'kind') delete query.filter.kinds;
    const expected = setTerm(query, key, value);
    if (expected !== null) {
      errors.push({
        parameter: key,
        message: `${key}: expected ${expectedText(expected)}, not '${value.slice(0, 60)}'`,
      });
    }
  }
  return { query, errors };
}

/** URL parameters of a query, one per part; the default query has none. */
export function paramsOfQuery(query: ActionQuery): Partial<Record<QueryKey, string>> {
  const params: Partial<Record<QueryKey, string>> = {};
  for (const key of queryKeys) {
    const value = termOf(query, key);
    if (value !== null) params[key] = value;
  }
  return params;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
