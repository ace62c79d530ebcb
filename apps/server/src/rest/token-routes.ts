import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Outcome } from '@antescope/sources/core/outcome';
import { tokenSupply } from '@antescope/sources/supply/token-supply';
import { noTokenId, parseTokenId, tokenById } from '@antescope/sources/token/token-id';
import { tokenList } from '@antescope/sources/token/token-list';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import { maxHolders, topHolders } from '@antescope/sources/token/top-holders';
import {
  asset,
  integer,
  list,
  object,
  oneOf,
  optionalAsset,
  optionalBig,
  optionalString,
  string,
} from './json-types.ts';
import { accountName, chainKey, pageSize, queryType, symbolCode, tokenId } from './parameter.ts';
import {
  BadInputError,
  count,
  requiredText,
  NotFoundError,
  text,
  type RestInput,
  type RestRoute,
} from './rest-route.ts';

const token = object({
  contract: string,
  code: string,
  precision: integer,
  supply: asset,
  maxSupply: asset,
  issuer: string,
});
const holder = object({
  rank: integer,
  account: string,
  owned: asset,
  percentage: optionalString,
  created: optionalString,
});
const ofToken = { contract: accountName, symbol: symbolCode };
const defaultHolders = 500;

/** Tokens, their holders and supplies. */
export const tokenRoutes: readonly RestRoute[] = [
  {
    path: '/tokens',
    tag: 'tokens',
    summary:
      'Tokens of the chain, incomplete without an index; with `type` the top holders of a token, or their number',
    params: {},
    query: {
      type: queryType('topHolders', 'tokenHoldersCount'),
      chain: chainKey,
      contract: accountName,
      symbol: symbolCode,
      limit: pageSize(defaultHolders, maxHolders),
    },
    response: oneOf(list(token), list(holder), object({ holders: optionalBig })),
    notFound: null,
    read: (sources, input) => (input.type === undefined ? allTokens(sources, input) : aboutHolders(sources, input)),
  },
  {
    path: '/tokens/{id}',
    tag: 'tokens',
    summary: 'A token by symbol, or by contract and symbol',
    params: { id: tokenId },
    query: {},
    response: token,
    notFound: 'Token not found',
    read(sources, input) {
      const id = parseTokenId(text(input, 'id'), sources.at.chain.key);
      return id === null ? noToken(input) : tokenById(sources.at, id);
    },
  },
  {
    path: '/tokens/{contract}/{symbol}',
    example: { contract: 'eosio.token' },
    tag: 'tokens',
    summary: 'Supply of a token',
    params: ofToken,
    query: {},
    response: token,
    notFound: 'Token not found',
    read: (sources, input) => tokenStatOf(sources.at, text(input, 'contract'), text(input, 'symbol')),
  },
  {
    path: '/tokens/{contract}/{symbol}/holders',
    example: { contract: 'eosio.token' },
    tag: 'tokens',
    summary: 'Top holders of a token, and the number of holders',
    params: ofToken,
    query: { limit: pageSize(100, maxHolders) },
    response: object({ holders: list(holder), count: optionalBig }),
    notFound: 'No holders',
    async read(sources, input) {
      const stat = await tokenStatOf(sources.at, text(input, 'contract'), text(input, 'symbol'));
      return stat.state === 'data' ? topHolders(sources.at, stat.data, { limit: count(input, 'limit', 100) }) : stat;
    },
  },
  {
    path: '/supply/{id}',
    tag: 'tokens',
    summary: 'Total, max and circulating supply of a token',
    params: { id: tokenId },
    query: {},
    response: object({ contract: string, code: string, supply: asset, maxSupply: asset, circulating: optionalAsset }),
    notFound: 'Token not found',
    read(sources, input) {
      const id = parseTokenId(text(input, 'id'), sources.at.chain.key);
      return id === null ? noToken(input) : tokenSupply(sources.at, id);
    },
  },
];

/** Throws BadInputError: the parameter cannot be a token ID. */
function noToken(input: RestInput): never {
  throw new BadInputError(noTokenId(text(input, 'id')).meta.failures[0]!.message);
}

function allTokens(sources: ChainSources, input: RestInput): Promise<Outcome<TokenStat[]>> {
  for (const name of ['contract', 'symbol', 'limit']) {
    // The list has no such filter: ignoring the parameter would return unfiltered data.
    if (input[name] !== undefined && !(name === 'limit' && input[name] === defaultHolders)) {
      throw new BadInputError(`'${name}' requires type=topHolders or type=tokenHoldersCount`);
    }
  }
  return tokenList(sources.at);
}

async function aboutHolders(sources: ChainSources, input: RestInput): Promise<Outcome<unknown>> {
  const { chain } = sources.at;
  const requested = input.chain === undefined ? chain.key : String(input.chain);
  if (requested !== chain.key) throw new BadInputError(`This URL serves ${chain.key}, not ${requested}`);
  const stat = await tokenStatOf(sources.at, requiredText(input, 'contract'), requiredText(input, 'symbol'));
  if (stat.state === 'empty') throw new NotFoundError('Token not found', stat.meta);
  if (stat.state === 'failed') return stat;
  const top = await topHolders(sources.at, stat.data, { limit: count(input, 'limit', defaultHolders) });
  if (top.state === 'failed') return top;
  if (input.type === 'topHolders') return top.state === 'empty' ? top : { ...top, data: top.data.holders };
  return { state: 'data', data: { holders: top.state === 'empty' ? '0' : top.data.count }, meta: top.meta };
}
