import { nftHistoryOf } from '@antescope/sources/nft/nft-history-of';
import { nftById, ownedNfts } from '@antescope/sources/nft/read-nfts';
import { list, object, optionalString, optionalTime, string, withOptional } from './json-types.ts';
import { accountName, chainKey, pageSize, queryType, type JsonSchema } from './parameter.ts';
import { BadInputError, count, text, type RestRoute } from './rest-route.ts';

const attributes: JsonSchema = { type: 'object', description: 'attributes' };
const nft = object({
  id: string,
  contract: string,
  name: string,
  idata: attributes,
  mdata: attributes,
  link: string,
  owner: optionalString,
  author: optionalString,
  collection: string,
  mint: optionalString,
  editionSize: optionalString,
  image: optionalString,
  video: optionalString,
  audio: optionalString,
  model: optionalString,
  stage: optionalString,
  skybox: optionalString,
  pdf: optionalString,
});
const assetId: JsonSchema = { type: 'string', pattern: '^\\d{1,20}$', description: 'asset ID' };
/** First simpleassets ID; atomicassets IDs are far below. */
const firstSimpleId = 100_000_000_000_000n;

/** NFTs of both standards. */
export const nftRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}/nfts',
    tag: 'nfts',
    summary: 'NFTs of an account, AtomicAssets and SimpleAssets',
    params: { name: accountName },
    query: {},
    response: list(nft),
    notFound: null,
    read: (sources, input) => ownedNfts(sources.at, text(input, 'name')),
  },
  {
    path: '/nfts/{id}',
    tag: 'nfts',
    summary: 'An NFT by ID',
    params: { id: assetId },
    query: { owner: { ...accountName, description: 'owner; needed if the chain is not indexed' } },
    response: nft,
    notFound: 'NFT not found',
    read(sources, input) {
      const owner = input.owner === undefined ? {} : { owner: String(input.owner) };
      return nftById(sources.at, text(input, 'id'), owner);
    },
  },
  {
    path: '/nft',
    tag: 'nfts',
    summary:
      "History of an NFT, newest first: from the chain's NFT services, else from the latest actions of its contract within `meta.range`",
    params: {},
    query: {
      type: queryType('getNftHistory'),
      network: chainKey,
      id: assetId,
      skip: { type: 'integer', minimum: 0, maximum: 10_000, default: 0, description: 'events to skip' },
      limit: pageSize(25, 100),
    },
    required: ['type', 'id'],
    example: { type: 'getNftHistory', id: '1099511627776' },
    response: list(
      withOptional(
        object({ name: string, time: optionalTime, transactionId: optionalString, data: attributes }),
        'truncated',
        { type: 'boolean', description: '`data` has only the fields that fit 1 kB, see the transaction' },
      ),
    ),
    notFound: null,
    read(sources, input) {
      const id = text(input, 'id');
      const { key } = sources.at.chain;
      if (input.network !== undefined && input.network !== key) {
        throw new BadInputError(`This URL serves ${key}, not ${String(input.network)}`);
      }
      const contract = BigInt(id) >= firstSimpleId ? 'simpleassets' : 'atomicassets';
      return nftHistoryOf(
        sources,
        { id, contract },
        { skip: count(input, 'skip', 0), limit: count(input, 'limit', 25) },
      );
    },
  },
];
