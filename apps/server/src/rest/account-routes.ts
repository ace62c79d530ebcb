import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { newestAccounts } from '@antescope/sources/account/related-accounts';
import { rexHoldings } from '@antescope/sources/account/rex-holdings';
import { accountStakes } from '@antescope/sources/account/stakes';
import type { PageRequest } from '@antescope/sources/history/history-source';
import { tokenHoldings } from '@antescope/sources/token/token-holdings';
import { transfersOf } from '@antescope/sources/transfer/transfers-of';
import { longStakesOf } from '@antescope/sources/xpr/long-stakes';
import { gbmRewards } from '@antescope/sources/wax/gbm-rewards';
import { xprStake } from '@antescope/sources/xpr/xpr-stake';
import { empty, meta, withoutData } from '@antescope/sources/core/outcome';
import {
  bigInteger,
  list,
  object,
  orNull,
  optionalString,
  boolean,
  decimal,
  integer,
  optionalAsset,
  optionalDecimal,
  optionalTime,
  string,
  timestamp,
  asset,
  withOptional,
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
  looksLike: optionalString,
  usd: optionalDecimal,
});
const transfer = withOptional(
  object({
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
  }),
  'truncated',
  { type: 'boolean', description: 'the memo is above 1 kB and omitted, see the transaction' },
);

export const accountRoutes: readonly RestRoute[] = [
  {
    path: '/accounts',
    tag: 'accounts',
    summary: 'Accounts created by an action, newest first',
    params: {},
    query: { cursor, limit: pageSize(50, 1000) },
    response: list(object({ name: string, creator: string, created: optionalTime })),
    notFound: null,
    read: ({ at }, input) =>
      newestAccounts(at, {
        limit: count(input, 'limit', 50),
        ...(input.cursor === undefined ? {} : { cursor: text(input, 'cursor') }),
      }),
  },
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
    path: '/accounts/{name}/stakes',
    tag: 'accounts',
    summary: 'Stakes of an account by receiver, its own first',
    params: { name: accountName },
    query: {},
    response: list(object({ from: string, to: string, net: asset, cpu: asset, total: asset })),
    notFound: null,
    async read({ at }, input) {
      const sheet = await accountStakes(at, text(input, 'name'));
      return sheet.state === 'data' ? { ...sheet, data: sheet.data.rows } : withoutData(sheet);
    },
  },
  {
    path: '/accounts/{name}/xpr-stake',
    tag: 'accounts',
    summary: 'XPR stake of an account of XPR Network with rewards and refund; units, times in seconds since 1970',
    params: { name: accountName },
    query: {},
    response: object({
      staked: bigInteger,
      qualified: boolean,
      claimable: bigInteger,
      claimableFrom: integer,
      refund: orNull(object({ units: bigInteger, available: integer })),
    }),
    notFound: 'The account has no XPR stake',
    read: ({ at }, input) => xprStake(at, text(input, 'name')),
  },
  {
    path: '/accounts/{name}/long-stakes',
    tag: 'accounts',
    summary: 'Long stakes of an account of XPR Network',
    params: { name: accountName },
    query: {},
    response: list(
      object({ index: bigInteger, plan: bigInteger, account: string, start: timestamp, staked: asset, price: decimal }),
    ),
    notFound: null,
    read: ({ at }, input) => longStakesOf(at, text(input, 'name')),
  },
  {
    path: '/accounts/{name}/gbm-rewards',
    tag: 'accounts',
    summary: 'Genesis balance and voter rewards of an account of WAX; units, times in seconds since 1970',
    params: { name: accountName },
    query: {},
    response: object({
      genesis: orNull(object({ balance: asset, unclaimed: asset })),
      votes: orNull(object({ claimable: bigInteger, claimableFrom: integer, earns: boolean })),
    }),
    notFound: 'The account has neither genesis balance nor voter rewards',
    read: ({ at }, input) => gbmRewards(at, text(input, 'name'), Math.floor(Date.now() / 1000)),
  },
  {
    path: '/accounts/{name}/rex',
    tag: 'accounts',
    summary: 'REX of an account, its fund and savings',
    params: { name: accountName },
    query: {},
    response: object({
      rex: optionalAsset,
      value: optionalAsset,
      fund: optionalAsset,
      voteStake: optionalAsset,
      liquid: optionalAsset,
      processing: optionalAsset,
      queued: optionalAsset,
      maturing: list(object({ time: timestamp, rex: asset })),
      savings: optionalAsset,
    }),
    notFound: 'The account has no REX',
    read: ({ at }, input) => rexHoldings(at, text(input, 'name')),
  },
  {
    path: '/accounts/{name}/actions',
    tag: 'accounts',
    summary: 'Actions an account received or authorized, one row per executed action',
    params: { name: accountName },
    query: { cursor, limit: pageSize(25, 100), ...historyQueryParams },
    response: refTo('ActionPage'),
    notFound: null,
    async read(sources, input) {
      const { filter, order } = historyQuery(input);
      const outcome = await sources.accountActions(text(input, 'name'), filter, { ...pageOf(input), order });
      // An account without history is a page without rows, so that clients handle one shape only.
      if (outcome.state !== 'empty') return outcome;
      return { state: 'data', data: { rows: [], next: null, total: null }, meta: outcome.meta };
    },
    isImmutable: (page, input) => isImmutablePage(page, { ...input, order: historyQuery(input).order }),
  },
  {
    path: '/account/{name}',
    tag: 'accounts',
    summary: 'Tokens of an account with token details, and their value if they have a price',
    params: { name: accountName },
    query: {
      type: queryType('getAccountTokens'),
      coreSymbol: {
        type: 'string',
        pattern: '^([0-9]{1,2},)?[A-Z]{1,7}$',
        description: 'core symbol of the chain, EOS or 4,EOS',
      },
    },
    required: ['type'],
    example: { type: 'getAccountTokens' },
    response: object({ tokens: list(holding), totalUsd: optionalDecimal }),
    notFound: null,
    async read(sources, input) {
      checkCoreSymbol(sources.at.chain, input);
      const holdings = await tokenHoldings(sources, text(input, 'name'));
      if (holdings.state !== 'empty') return holdings;
      return { ...holdings, state: 'data', data: { tokens: [], totalUsd: null } };
    },
  },
  {
    path: '/transfers/{account}',
    tag: 'accounts',
    summary: 'Token transfers of an account; a page may hold fewer rows than `limit` although `next` is set',
    params: { account: accountName },
    query: {
      contract: { ...accountName, description: 'tokens of this contract only' },
      symbol: { ...symbolCode, description: 'tokens with this symbol only' },
      incoming: { type: 'boolean', description: 'true: received only, false: sent only' },
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
    summary: 'Account permissions that a public key satisfies alone or with others; `meta.next` is the next cursor',
    params: { key: publicKey },
    query: { cursor, limit: pageSize(100, 1000) },
    response: listOf('KeyHolder'),
    notFound: 'No keys found',
    read: (sources, input) => sources.keyAccounts(text(input, 'key'), pageOf(input, 100)),
  },
  {
    path: '/search',
    tag: 'accounts',
    summary: 'Account names by prefix',
    params: {},
    query: {
      q: { type: 'string', maxLength: 64, description: 'prefix of an account name' },
      limit: pageSize(10, 50),
    },
    example: { q: 'a' },
    response: { type: 'array', items: { type: 'string' } },
    notFound: null,
    async read(sources, input) {
      const prefix = text(input, 'q').trim().toLowerCase();
      // Not a prefix of any account name: no lookup and no error.
      if (!/^[a-z1-5][a-z1-5.]{0,11}[a-j1-5]?$/.test(prefix)) return empty(meta({ source: 'none' }));
      return sources.searchAccounts(prefix, count(input, 'limit', 10));
    },
  },
];

function pageOf(input: RestInput, defaultLimit = 25): PageRequest {
  const page: PageRequest = {
    limit: count(input, 'limit', defaultLimit),
    order: input.order === 'asc' ? 'asc' : 'desc',
  };
  return input.cursor === undefined ? page : { ...page, cursor: String(input.cursor) };
}

/** A page of irreversible rows never changes if its start is fixed by a cursor (newest first) or it is full (oldest first). */
function isImmutablePage(page: unknown, input: RestInput): boolean {
  const { rows, next } = page as { rows: { irreversible: boolean }[]; next: string | null };
  const bounded = input.order === 'asc' ? next !== null : input.cursor !== undefined;
  return bounded && rows.length > 0 && rows.every(({ irreversible }) => irreversible);
}

/** Values are in the chain's core token: any other symbol means another chain. Throws BadInputError. */
function checkCoreSymbol({ coreSymbol, systemToken, key }: ChainConfig, input: RestInput): void {
  if (input.coreSymbol === undefined) return;
  const requested = String(input.coreSymbol).replace(/^\d+,/, '');
  if (requested === coreSymbol.code || requested === systemToken?.code) return;
  throw new BadInputError(`The core token of ${key} is ${coreSymbol.code}, not ${requested}`);
}
