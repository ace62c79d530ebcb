import { nftById, ownedNfts } from '@antescope/sources/nft/read-nfts';
import { coreHistory, corePrice, forexRates } from '@antescope/sources/price/prices';
import { tokenList } from '@antescope/sources/token/token-list';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import { topHolders } from '@antescope/sources/token/top-holders';
import { accountName, type JsonSchema } from './parameter.ts';
import { text, type RestRoute } from './rest-route.ts';

const string: JsonSchema = { type: 'string' };
const orNull: JsonSchema = { type: ['string', 'null'] };

function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

const token = object({
  contract: string,
  code: string,
  precision: { type: 'integer' },
  supply: string,
  maxSupply: string,
  issuer: string,
});
const holder = object({
  rank: { type: 'integer' },
  account: string,
  owned: string,
  percentage: orNull,
  created: orNull,
});
const data: JsonSchema = { type: 'object', description: 'attributes' };
const nft = object({
  id: string,
  contract: string,
  name: string,
  idata: data,
  mdata: data,
  link: string,
  owner: orNull,
  author: orNull,
  collection: string,
  mint: orNull,
  editionSize: orNull,
  image: orNull,
  video: orNull,
  audio: orNull,
  model: orNull,
  stage: orNull,
  skybox: orNull,
  pdf: orNull,
});
const symbol: JsonSchema = { type: 'string', pattern: '^[A-Z]{1,7}$', description: 'symbol of a token' };
const ofToken = { contract: accountName, symbol };

/** Tokens, what they are worth, and assets that are not interchangeable. */
export const tokenRoutes: readonly RestRoute[] = [
  {
    path: '/tokens',
    tag: 'tokens',
    summary: 'Tokens of the chain; incomplete where nothing is indexed',
    params: {},
    query: {},
    answer: { type: 'array', items: token },
    missing: null,
    read: (sources) => tokenList(sources.at),
  },
  {
    path: '/tokens/{contract}/{symbol}',
    tag: 'tokens',
    summary: 'Supply of one token',
    params: ofToken,
    query: {},
    answer: token,
    missing: 'Token not found',
    read: (sources, input) => tokenStatOf(sources.at, text(input, 'contract'), text(input, 'symbol')),
  },
  {
    path: '/tokens/{contract}/{symbol}/holders',
    tag: 'tokens',
    summary: 'The hundred largest holders of a token',
    params: ofToken,
    query: {},
    answer: object({ holders: { type: 'array', items: holder }, count: orNull }),
    missing: 'Nobody holds this token',
    async read(sources, input) {
      const stat = await tokenStatOf(sources.at, text(input, 'contract'), text(input, 'symbol'));
      return stat.state === 'data' ? topHolders(sources.at, stat.data) : stat;
    },
  },
  {
    path: '/ticker',
    tag: 'prices',
    summary: 'Price of the core token in US dollars',
    params: {},
    query: {},
    answer: object({ usd: string }),
    missing: 'No feed tells the price',
    read: (sources) => corePrice(sources.at),
  },
  {
    path: '/pricechart',
    tag: 'prices',
    summary: 'Prices of the last 168 hours; null where nobody knows one',
    params: {},
    query: {},
    answer: { type: 'array', items: object({ time: string, usd: orNull }) },
    missing: null,
    read: (sources) => coreHistory(sources.at, Date.now()),
  },
  {
    path: '/forex',
    tag: 'prices',
    summary: 'Units of each currency for one US dollar',
    params: {},
    query: {},
    answer: { type: 'object', description: 'decimal texts by currency' },
    missing: 'No rates',
    read: (sources) => forexRates(sources.at),
  },
  {
    path: '/accounts/{name}/nfts',
    tag: 'nfts',
    summary: 'NFTs of an account, of both standards',
    params: { name: accountName },
    query: {},
    answer: { type: 'array', items: nft },
    missing: null,
    read: (sources, input) => ownedNfts(sources.at, text(input, 'name')),
  },
  {
    path: '/nfts/{id}',
    tag: 'nfts',
    summary: 'One NFT by its id',
    params: { id: { type: 'string', pattern: '^\\d{1,20}$', description: 'asset id' } },
    query: { owner: { ...accountName, description: 'its owner, where nothing is indexed' } },
    answer: nft,
    missing: 'NFT not found',
    read(sources, input) {
      const owner = input.owner === undefined ? {} : { owner: String(input.owner) };
      return nftById(sources.at, text(input, 'id'), owner);
    },
  },
];
