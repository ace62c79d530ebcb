import type { ActionQuery } from '@antescope/sources/history/action-query';
import { queryOfParams } from '@antescope/sources/history/query-params';
import { actionKinds } from '@antescope/sources/history/action-filter';
import type { JsonSchema } from './parameter.ts';
import { BadInputError, type RestInput } from './rest-route.ts';

function part(description: string, maxLength = 40): JsonSchema {
  return { type: 'string', maxLength, description };
}

/**
 * Filters of a history: the complete query line as `query`, or its parts as parameters, which take precedence over the
 * line. Parts are validated by the parser of the line, so that errors are the same everywhere.
 */
export const historyQueryParams: Record<string, JsonSchema> = {
  query: part('query line, e.g. `kind:send token:EOS@eosio.token with:bob after:2026-11-01`', 1000),
  contract: part('actions of this contract only'),
  action: part('actions with this name only'),
  kind: part(`any of ${actionKinds.join(', ')}, separated by commas`, 100),
  token: part('transfers, issues and burns of this token only: EOS, or EOS@eosio.token'),
  with: part('counterparty of a transfer, or another account that received or authorized the action'),
  memo: part('part of the memo, case-insensitive', 300),
  after: part('actions at or after this UTC time: 2026-11-21T03:20:00Z, or a day'),
  before: part('actions at or before this UTC time; a day includes its end'),
  small: { ...part('hide: omits transfers of less than 0.0005 core tokens'), enum: ['hide', 'show'] },
  spam: {
    ...part('hide (default): omits rows matched by spam rules and counts them in `hidden`'),
    enum: ['hide', 'show'],
  },
  order: { type: 'string', enum: ['desc', 'asc'], description: 'newest first (default) or oldest first' },
};

/** Parses the query of a request. Throws BadInputError naming the invalid part. */
export function historyQuery(input: RestInput): ActionQuery {
  const { query, errors } = queryOfParams(input);
  const [first] = errors;
  if (first !== undefined) throw new BadInputError(first.message);
  return query;
}
