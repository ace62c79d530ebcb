import { exportFormats } from '@antescope/sources/history/export/export-format';
import { historyQueryParams } from './history-query.ts';
import { boolean, integer, list, object, optionalString, orNull, string } from './json-types.ts';
import { accountName, cursor, type JsonSchema } from './parameter.ts';
import type { RestRoute } from './rest-route.ts';

/** Parameters of an export: those of the account's history, and these. */
const query: Record<string, JsonSchema> = {
  format: { type: 'string', enum: exportFormats, default: 'csv', description: 'what the file is written as' },
  cursor: { ...cursor, description: 'goes on after this row, without the first line: put it behind what is there' },
  until: { type: 'integer', minimum: 1, maximum: 0xffffffff, description: 'newest block that counts; the head' },
  manifest: {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    description: '1: not the file, but what is in it (range, source, rows, what was hidden, SHA-256)',
  },
  ...historyQueryParams,
};

/** The one resource that is a file and no JSON; `answer` is the manifest of one. */
export const exportResource: Pick<
  RestRoute,
  'path' | 'tag' | 'summary' | 'params' | 'query' | 'example' | 'response' | 'notFound'
> = {
  path: '/accounts/{name}/export',
  tag: 'accounts',
  summary: 'The history of an account as a file of any length; with `manifest=1` what is in it',
  params: { name: accountName },
  query,
  example: { manifest: '1', query: 'kind:send' },
  response: object({
    chain: string,
    account: string,
    query: string,
    format: string,
    cursor: optionalString,
    source: string,
    endpoint: optionalString,
    until: integer,
    range: orNull(object({ first: integer, last: integer })),
    complete: boolean,
    rows: integer,
    skipped: integer,
    hidden: list(object({ rule: string, value: string, count: integer })),
    first: optionalString,
    last: optionalString,
    bytes: integer,
    sha256: string,
  }),
  notFound: null,
};
