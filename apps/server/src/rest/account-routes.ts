import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { PageRequest } from '@antescope/sources/history/history-source';
import { empty, meta } from '@antescope/sources/outcome';
import { accountName, cursor, pageSize, publicKey, time } from './parameter.ts';
import { BadInput, count, text, type RestInput, type RestRoute } from './rest-route.ts';
import { listOf, refTo } from './schemas.ts';

export const accountRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}',
    tag: 'accounts',
    summary: 'An account: balances, resources, permissions, votes',
    params: { name: accountName },
    query: {},
    answer: refTo('Account'),
    missing: 'Account not found!',
    read: (sources, input) => sources.account(text(input, 'name')),
  },
  {
    path: '/accounts/{name}/tokens',
    tag: 'accounts',
    summary: 'Token balances of an account',
    params: { name: accountName },
    query: {},
    answer: listOf('TokenBalance'),
    missing: null,
    read: (sources, input) => sources.tokens(text(input, 'name')),
  },
  {
    path: '/accounts/{name}/actions',
    tag: 'accounts',
    summary: 'Actions that an account received or authorised, notifications of one execution folded',
    params: { name: accountName },
    query: {
      cursor,
      limit: pageSize(25, 100),
      order: { type: 'string', enum: ['desc', 'asc'], default: 'desc', description: 'newest or oldest first' },
      contract: { ...accountName, description: 'only actions of this contract' },
      action: { ...accountName, description: 'only actions of this name' },
      after: { ...time, description: 'only actions at or after this UTC time' },
      before: { ...time, description: 'only actions before this UTC time' },
    },
    answer: refTo('ActionPage'),
    missing: null,
    async read(sources, input) {
      const outcome = await sources.accountActions(text(input, 'name'), filterOf(input), pageOf(input));
      // An account without a history is a page without rows, so that clients need one shape only.
      if (outcome.state !== 'empty') return outcome;
      return { state: 'data', data: { rows: [], next: null, total: null }, meta: outcome.meta };
    },
  },
  {
    path: '/keys/{key}',
    tag: 'accounts',
    summary: 'Account permissions that a public key can satisfy or help to satisfy',
    params: { key: publicKey },
    query: {},
    answer: listOf('KeyHolder'),
    missing: 'No keys found',
    read: (sources, input) => sources.keyAccounts(text(input, 'key')),
  },
  {
    path: '/search',
    tag: 'accounts',
    summary: 'Account names that start with a text',
    params: {},
    query: {
      q: { type: 'string', maxLength: 64, description: 'start of an account name' },
      limit: pageSize(10, 50),
    },
    answer: { type: 'array', items: { type: 'string' } },
    missing: null,
    async read(sources, input) {
      const prefix = text(input, 'q').trim().toLowerCase();
      // Not the start of any name (services §5): nothing to look up, and nothing wrong either.
      if (!/^[a-z1-5][a-z1-5.]{0,11}[a-j1-5]?$/.test(prefix)) return empty(meta({ source: 'none' }));
      return sources.searchAccounts(prefix, count(input, 'limit', 10));
    },
  },
];

function filterOf(input: RestInput): ActionFilter {
  const filter: ActionFilter = {};
  for (const key of ['contract', 'action', 'after', 'before'] as const) {
    const value = input[key];
    if (value !== undefined) filter[key] = key === 'after' || key === 'before' ? utc(String(value)) : String(value);
  }
  return filter;
}

/** A time without a zone means UTC here, as everywhere on chain. */
function utc(value: string): string {
  const zoned = value.endsWith('Z') || !value.includes('T') ? value : `${value}Z`;
  const date = new Date(zoned);
  if (Number.isNaN(date.getTime())) throw new BadInput(`'${value}' is no time`);
  return date.toISOString();
}

function pageOf(input: RestInput): PageRequest {
  const page: PageRequest = { limit: count(input, 'limit', 25), order: input.order === 'asc' ? 'asc' : 'desc' };
  return input.cursor === undefined ? page : { ...page, cursor: String(input.cursor) };
}
