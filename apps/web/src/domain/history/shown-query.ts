import { type ActionQuery, defaultQuery } from '@antescope/sources/history/action-query';
import { formatQuery, parseQuery } from '@antescope/sources/history/query-line';
import { paramsOfQuery } from '@antescope/sources/history/query-params';
import { type Expected, type QueryKey, queryKeys, setTerm, termOf } from '@antescope/sources/history/query-terms';

/** A part of a query that cannot be read: where, what was found, and what would have been right. */
export interface QueryProblem {
  /** The parameter; 'query' for a place in the typed line. */
  key: QueryKey | 'query';
  found: string;
  expected: Expected;
}

/** Texts of the single fields, as a person typed them. */
export type FieldTexts = Record<QueryKey, string>;

/**
 * What a history is narrowed to, as its page shows it: the same in three forms that stay in step, the typed line, the
 * single fields, and the query that both mean. What cannot be read stands among the problems, and the rest holds.
 */
export interface ShownQuery {
  query: ActionQuery;
  line: string;
  texts: FieldTexts;
  problems: QueryProblem[];
}

/** From the parameters of an address: the whole line as `query`, single parts under their own names. */
export function queryOfSearch(search: Readonly<Record<string, string | undefined>>): ShownQuery {
  const named = queryKeys.filter((key) => (search[key] ?? '').trim() !== '');
  if (search.query !== undefined && named.length === 0) return queryOfLine(search.query);
  const line = queryOfLine(search.query ?? '');
  const texts = { ...line.texts };
  for (const key of named) texts[key] = search[key]!;
  const { problems, ...rest } = queryOfTexts(texts);
  return { ...rest, problems: [...line.problems, ...problems] };
}

/** From the typed line; it stays as it was typed. */
export function queryOfLine(line: string): ShownQuery {
  const { query, errors } = parseQuery(line);
  const problems = errors.map(({ text, expected }): QueryProblem => ({ key: 'query', found: text, expected }));
  return { query, line, texts: textsOf(query), problems };
}

/** From the single fields; the line is what they mean together. */
export function queryOfTexts(texts: FieldTexts): ShownQuery {
  const query: ActionQuery = { ...defaultQuery, filter: { ...defaultQuery.filter } };
  const problems: QueryProblem[] = [];
  for (const key of queryKeys) {
    if (texts[key].trim() === '') continue;
    const expected = setTerm(query, key, texts[key]);
    if (expected !== null) problems.push({ key, found: texts[key], expected });
  }
  return { query, line: formatQuery(query), texts, problems };
}

/** The address's parameters of a query on the tab of histories. */
export function searchOf(query: ActionQuery): Record<string, string> {
  return { tab: 'transactions', ...paramsOfQuery(query) };
}

/** Whether anything narrows the history beyond what is usual. */
export function isNarrowed(query: ActionQuery): boolean {
  return Object.keys(paramsOfQuery(query)).length > 0;
}

function textsOf(query: ActionQuery): FieldTexts {
  return Object.fromEntries(queryKeys.map((key) => [key, termOf(query, key) ?? ''])) as FieldTexts;
}
