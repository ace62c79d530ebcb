import type { ActionQuery } from '@antescope/sources/history/action-query';
import { queryOfParams } from '@antescope/sources/history/query-params';
import { actionKinds } from '@antescope/sources/history/action-filter';
import type { JsonSchema } from './parameter.ts';
import { BadInputError, type RestInput } from './rest-route.ts';

function part(description: string, maxLength = 40): JsonSchema {
  return { type: 'string', maxLength, description };
}

/**
 * What a history is narrowed to: the whole query line as `query`, or each part by its own name. A part of its own wins
 * over the line. The parts are judged by the reader of the line, so that its errors are the same everywhere.
 */
export const historyQueryParams: Record<string, JsonSchema> = {
  query: part('query line, e.g. `kind:send token:EOS@eosio.token with:bob after:2026-11-01`', 1000),
  contract: part('only actions of this contract'),
  action: part('only actions of this name'),
  kind: part(`any of ${actionKinds.join(', ')}, separated by commas`, 100),
  token: part('only transfers, issues and burnings of this token: EOS, or EOS@eosio.token'),
  with: part('the other side of a transfer, or another account that received or authorised the action'),
  memo: part('part of the memo, whatever the case', 300),
  after: part('only actions at or after this UTC time: 2026-11-21T03:20:00Z, or a day'),
  before: part('only actions at or before this UTC time; a day is meant to its end'),
  small: { ...part('hide: without transfers of less than 0.0005 of the core token'), enum: ['hide', 'show'] },
  spam: {
    ...part('hide (unless said otherwise): without what the spam rules name, which is counted in `hidden`'),
    enum: ['hide', 'show'],
  },
  order: { type: 'string', enum: ['desc', 'asc'], description: 'newest first (unless said otherwise), or oldest' },
};

/** The query of a request; throws BadInput with the place of what cannot be read. */
export function historyQuery(input: RestInput): ActionQuery {
  const { query, errors } = queryOfParams(input);
  const [first] = errors;
  if (first !== undefined) throw new BadInputError(first.message);
  return query;
}
