import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { PageRequest } from '@antescope/sources/history/history-source';
import { tokenHoldings } from '@antescope/sources/token/token-holdings';
import { transfersOf } from '@antescope/sources/transfer/transfers-of';
import { empty, meta } from '@antescope/sources/core/outcome';
import {
  list,
  object,
  optionalString,
  boolean,
  decimal,
  integer,
  optionalDecimal,
  string,
  timestamp,
  asset,
} from './json-types.ts';
import { historyQuery, historyQueryParams } from './history-query.ts';
import { accountName, cursor, pageSize, publicKey, queryType, symbolCode } from './parameter.ts';
import { BadInputError, count, text, type RestInput, type RestRoute } from './rest-route.ts';
import { listOf, refTo } from './schemas.ts';

const holding = object({
  key: string,
  currency: string,
  amount: decimal,
  contract: string,
  decimals: integer,
  name: optionalString,
  website: optionalString,
  spam: boolean,
  usd: optionalDecimal,
});
const transfer = object({
  cursor: string,
  transactionId: string,
  blockNumber: integer,
  blockTime: timestamp,
  irreversible: boolean,
  contract: string,
  from: string,
  to: string,
  quantity: asset,
  memo: string,
  incoming: boolean,
});

export const accountRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}',
    tag: 'accounts',
    summary: 'An account: balances, resources, permissions, votes',
    params: { name: accountName },
    query: {},
    response: refTo('Account'),
    notFound: 'Account not found!',
    read: (sources, input) => sources.account(text(input, 'name')),
  },
  {
    path: '/accounts/{name}/tokens',
    tag: 'accounts',
    summary: 'Token balances of an account',
    params: { name: accountName },
    query: {},
    response: listOf('TokenBalance'),
    notFound: null,
    read: (sources, input) => sources.tokens(text(input, 'name')),
  },
  {
    path: '/accounts/{name}/actions',
    tag: 'accounts',
    summary: 'Actions that an account received or authorised, notifications of one execution folded',
    params: { name: accountName },
    query: { cursor, limit: pageSize(25, 100), ...historyQueryParams },
    response: refTo('ActionPage'),
    notFound: null,
    async read(sources, input) {
      const { filter, order } = historyQuery(input);
      const outcome = await sources.accountActions(text(input, 'name'), filter, { ...pageOf(input), order });
      // An account without a history is a page without rows, so that clients need one shape only.
      if (outcome.state !== 'empty') return outcome;
      return { state: 'data', data: { rows: [], next: null, total: null }, meta: outcome.meta };
    },
    isImmutable: (found, input) => isImmutablePage(found, { ...input, order: historyQuery(input).order }),
  },
  {
    path: '/account/{name}',
    tag: 'accounts',
    summary: 'Tokens of an account with what is known of them, and their worth where they have a price',
    params: { name: accountName },
    query: {
      type: queryType('getAccountTokens'),
      coreSymbol: {
        type: 'string',
        pattern: '^([0-9]{1,2},)?[A-Z]{1,7}$',
        description: "symbol of the chain's own token, EOS or 4,EOS",
      },
    },
    required: ['type'],
    example: { type: 'getAccountTokens' },
    response: object({ tokens: list(holding), totalUsd: optionalDecimal }),
    notFound: null,
    async read(sources, input) {
      checkCoreSymbol(sources.at.chain, input);
      const read = await tokenHoldings(sources, text(input, 'name'));
      return read.state === 'empty' ? { ...read, state: 'data', data: { tokens: [], totalUsd: null } } : read;
    },
  },
  {
    path: '/transfers/{account}',
    tag: 'accounts',
    summary: 'Token transfers of an account; a page may be shorter than asked while `next` goes on',
    params: { account: accountName },
    query: {
      contract: { ...accountName, description: 'only tokens of this contract' },
      symbol: { ...symbolCode, description: 'only tokens of this symbol' },
      incoming: { type: 'boolean', description: 'true: only received, false: only sent' },
      cursor,
      limit: pageSize(100, 500),
      order: { type: 'string', enum: ['desc', 'asc'], default: 'desc', description: 'newest or oldest first' },
    },
    response: object({ rows: list(transfer), next: optionalString }),
    notFound: null,
    read(sources, input) {
      const query = {
        ...(input.contract === undefined ? {} : { contract: String(input.contract) }),
        ...(input.symbol === undefined ? {} : { symbol: String(input.symbol) }),
        ...(typeof input.incoming === 'boolean' ? { incoming: input.incoming } : {}),
      };
      return transfersOf(sources, text(input, 'account'), query, pageOf(input, 100));
    },
    isImmutable: isImmutablePage,
  },
  {
    path: '/keys/{key}',
    tag: 'accounts',
    summary: 'Account permissions that a public key can satisfy or help to satisfy',
    params: { key: publicKey },
    query: {},
    response: listOf('KeyHolder'),
    notFound: 'No keys found',
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
    example: { q: 'a' },
    response: { type: 'array', items: { type: 'string' } },
    notFound: null,
    async read(sources, input) {
      const prefix = text(input, 'q').trim().toLowerCase();
      // Not a prefix of any account name: nothing to look up, and no error either.
      if (!/^[a-z1-5][a-z1-5.]{0,11}[a-j1-5]?$/.test(prefix)) return empty(meta({ source: 'none' }));
      return sources.searchAccounts(prefix, count(input, 'limit', 10));
    },
  },
];

function pageOf(input: RestInput, usual = 25): PageRequest {
  const page: PageRequest = { limit: count(input, 'limit', usual), order: input.order === 'asc' ? 'asc' : 'desc' };
  return input.cursor === undefined ? page : { ...page, cursor: String(input.cursor) };
}

/** What stands behind a row that can no longer be undone stays as it is; so does a full page of such rows. */
function isImmutablePage(found: unknown, input: RestInput): boolean {
  const { rows, next } = found as { rows: { irreversible: boolean }[]; next: string | null };
  const bounded = input.order === 'asc' ? next !== null : input.cursor !== undefined;
  return bounded && rows.length > 0 && rows.every(({ irreversible }) => irreversible);
}

/** Worth is counted by the chain's own token: another one is a question to another chain. Throws BadInput. */
function checkCoreSymbol({ coreSymbol, systemToken, key }: ChainConfig, input: RestInput): void {
  if (input.coreSymbol === undefined) return;
  const asked = String(input.coreSymbol).replace(/^\d+,/, '');
  if (asked === coreSymbol.code || asked === systemToken?.code) return;
  throw new BadInputError(`The core token of ${key} is ${coreSymbol.code}, not ${asked}`);
}
