import { type ActionQuery, defaultQuery } from '@antescope/sources/history/action-query';
import { formatQuery, parseQuery } from '@antescope/sources/history/query-line';
import { paramsOfQuery } from '@antescope/sources/history/query-params';
import { type Expected, type QueryKey, queryKeys, setTerm, termOf } from '@antescope/sources/history/query-terms';

/** A syntax error: position, actual and expected text. */
export interface QueryProblem {
  /** The parameter; 'query' for a position in the query line. */
  key: QueryKey | 'query';
  actual: string;
  expected: Expected;
}

/** Texts of the separate fields, as typed. */
export type FieldTexts = Record<QueryKey, string>;

/**
 * A history filter in three representations in sync: the query line, the separate fields, and the parsed query. Invalid
 * parts become problems, the rest applies.
 */
export interface QueryState {
  query: ActionQuery;
  line: string;
  texts: FieldTexts;
  problems: QueryProblem[];
}

/** From search parameters: the whole line as `query`, or separate parts by name. */
export function queryOfSearch(search: Readonly<Record<string, string | undefined>>): QueryState {
  const named = queryKeys.filter((key) => (search[key] ?? '').trim() !== '');
  if (search.query !== undefined && named.length === 0) return queryOfLine(search.query);
  const line = queryOfLine(search.query ?? '');
  const texts = { ...line.texts };
  for (const key of named) texts[key] = search[key]!;
  const { problems, ...rest } = queryOfTexts(texts);
  return { ...rest, problems: [...line.problems, ...problems] };
}

/** From the query line, which is kept as typed. */
export function queryOfLine(line: string): QueryState {
  const { query, errors } = parseQuery(line);
  const problems = errors.map(({ text, expected }): QueryProblem => ({ key: 'query', actual: text, expected }));
  return { query, line, texts: textsOf(query), problems };
}

/** From the separate fields; the line is generated. */
export function queryOfTexts(texts: FieldTexts): QueryState {
  const query: ActionQuery = { ...defaultQuery, filter: { ...defaultQuery.filter } };
  const problems: QueryProblem[] = [];
  for (const key of queryKeys) {
    if (texts[key].trim() === '') continue;
    const expected = setTerm(query, key, texts[key]);
    if (expected !== null) problems.push({ key, actual: texts[key], expected });
  }
  return { query, line: formatQuery(query), texts, problems };
}

/** The search parameters of a query on the history tab. */
export function searchOf(query: ActionQuery): Record<string, string> {
  return { tab: 'transactions', ...paramsOfQuery(query) };
}

/** Whether the query differs from the default. */
export function isNarrowed(query: ActionQuery): boolean {
  return Object.keys(paramsOfQuery(query)).length > 0;
}

function textsOf(query: ActionQuery): FieldTexts {
  return Object.fromEntries(queryKeys.map((key) => [key, termOf(query, key) ?? ''])) as FieldTexts;
}
