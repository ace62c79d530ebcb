import { exportFormats } from '@antescope/sources/history/export/export-format';
import { historyQueryParams } from './history-query.ts';
import { boolean, integer, list, object, optionalString, orNull, string } from './json-types.ts';
import { accountName, cursor, type JsonSchema } from './parameter.ts';
import type { RestRoute } from './rest-route.ts';

/** Parameters of an export: its own and the filters of the account's history. */
const query: Record<string, JsonSchema> = {
  format: { type: 'string', enum: exportFormats, default: 'csv', description: 'file format' },
  cursor: { ...cursor, description: 'resumes after this row, without the header line, to append to a partial file' },
  until: { type: 'integer', minimum: 1, maximum: 0xffffffff, description: 'last block to include; default: the head' },
  manifest: {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    description: '1: the manifest instead of the file (block range, source, row counts, hidden rows, SHA-256)',
  },
  ...historyQueryParams,
};

/** The only resource that is a file rather than JSON; `response` is the schema of its manifest. */
export const exportResource: Pick<
  RestRoute,
  'path' | 'tag' | 'summary' | 'params' | 'query' | 'example' | 'response' | 'notFound'
> = {
  path: '/accounts/{name}/export',
  tag: 'accounts',
  summary: "An account's history as a file of any length; its manifest with `manifest=1`",
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
