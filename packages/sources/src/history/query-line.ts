import { isName } from '@antescope/codec/chain/name';
import { type ActionQuery, defaultQuery } from './action-query.ts';
import { type Expected, type QueryKey, queryKeys, setTerm, termOf } from './query-terms.ts';
import { type QueryWord, queryWords, quoteWhereNeeded } from './query-words.ts';

/** What is wrong with a line: the part from `start` to `end`, and what was expected there. */
export interface QueryError {
  start: number;
  end: number;
  text: string;
  expected: Expected;
}

export interface ParsedQuery {
  query: ActionQuery;
  errors: QueryError[];
}

/** Characters of the longest line that is read. */
export const longestLine = 1000;

/**
 * What a typed line asks for: `contract:eosio.token action:transfer kind:send,receive token:EOS@eosio.token with:bob
 * memo:"two words" after:2026-11-01 before:2026-11-20 small:hide spam:show order:asc`. A bare name is the other side
 * (`with`), `eosio.token:transfer` contract and action, `:transfer` the action, a bare text in quotes the memo. What is
 * wrong is reported with its position, and the rest of the line still applies.
 */
export function parseQuery(line: string): ParsedQuery {
  const query: ActionQuery = { ...defaultQuery, filter: { ...defaultQuery.filter } };
  const errors: QueryError[] = [];
  const fail = (start: number, end: number, expected: Expected): void => {
    errors.push({ start, end, text: line.slice(start, end), expected });
  };
  if (line.length > longestLine) fail(longestLine, line.length, 'shorter');
  const seen = new Set<QueryKey>();
  for (const word of queryWords(line.slice(0, longestLine))) {
    if (word.open) fail(word.start, word.end, 'closing-quote');
    const terms = termsOf(word);
    if (terms === null) fail(word.start, word.end, 'key');
    for (const { key, value, start } of terms ?? []) {
      const expected = seen.has(key) && key !== 'kind' ? 'once' : setTerm(query, key, value);
      seen.add(key);
      if (expected !== null) fail(start, word.end, expected);
    }
  }
  return { query, errors };
}

/** The line of a query in its usual spelling; the empty line for the usual query. */
export function formatQuery(query: ActionQuery): string {
  return queryKeys
    .flatMap((key) => {
      const value = termOf(query, key);
      return value === null ? [] : [`${key}:${quoteWhereNeeded(value)}`];
    })
    .join(' ');
}

interface Term {
  key: QueryKey;
  value: string;
  start: number;
}

/** What a piece of the line sets; null if its key is none and it cannot be contract and action either. */
function termsOf({ key, value, quoted, start, valueAt }: QueryWord): Term[] | null {
  if (key === null) return [{ key: quoted ? 'memo' : 'with', value, start }];
  if (isQueryKey(key)) return [{ key, value, start: valueAt }];
  if (key === '' && value !== '') return [{ key: 'action', value, start: valueAt }];
  if (quoted || !isName(key)) return null;
  const contract: Term = { key: 'contract', value: key, start };
  return value === '' ? [contract] : [contract, { key: 'action', value, start: valueAt }];
}

function isQueryKey(text: string): text is QueryKey {
  return (queryKeys as readonly string[]).includes(text);
}

const expectations: Record<Expected, string> = {
  account: 'an account name (a-z, 1-5 and dots, at most 13 characters)',
  action: 'the name of an action',
  kind: 'one of receive, send, contract, account, resources, producer, vote',
  token: 'a token such as EOS or EOS@eosio.token',
  time: 'a day such as 2026-11-20, or a UTC time such as 2026-11-20T10:30Z',
  later: "a time that is not before the range's begin",
  'hide-or-show': 'hide or show',
  'asc-or-desc': 'asc or desc',
  memo: 'a part of the memo',
  key: `one of ${queryKeys.join(', ')}, or contract:action`,
  once: 'this only once',
  'closing-quote': 'a closing quote',
  shorter: 'a shorter text',
};

/** An error in English, for the API: "Expected an account name (…) at character 6: 'Bob!'". */
export function queryErrorText({ start, text, expected }: QueryError): string {
  return `Expected ${expectations[expected]} at character ${start + 1}: '${text.slice(0, 60)}'`;
}

/** What was expected of a parameter, in English. */
export function expectedText(expected: Expected): string {
  return expectations[expected];
}
