import { nftHistoryOf } from '@antescope/sources/nft/nft-history-of';
import { nftById, ownedNfts } from '@antescope/sources/nft/read-nfts';
import { list, object, optionalString, optionalTime, string } from './json-types.ts';
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
const assetId: JsonSchema = { type: 'string', pattern: '^\\d{1,20}$', description: 'asset id' };
/** Ids of simpleassets start here; those of atomicassets lie far below. */
const firstSimpleId = 100_000_000_000_000n;

/** Assets that are not interchangeable. */
export const nftRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}/nfts',
    tag: 'nfts',
    summary: 'NFTs of an account, of both standards',
    params: { name: accountName },
    query: {},
    response: list(nft),
    notFound: null,
    read: (sources, input) => ownedNfts(sources.at, text(input, 'name')),
  },
  {
    path: '/nfts/{id}',
    tag: 'nfts',
    summary: 'One NFT by its id',
    params: { id: assetId },
    query: { owner: { ...accountName, description: 'its owner, where nothing is indexed' } },
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
      "History of an NFT, newest first: by the chain's services, else out of the newest actions of its contract, as far as `meta.range` says",
    params: {},
    query: {
      type: queryType('getNftHistory'),
      network: chainKey,
      id: assetId,
      skip: { type: 'integer', minimum: 0, maximum: 10_000, default: 0, description: 'events to leave out' },
      limit: pageSize(25, 100),
    },
    required: ['type', 'id'],
    example: { type: 'getNftHistory', id: '1099511627776' },
    response: list(object({ name: string, time: optionalTime, transactionId: optionalString, data: attributes })),
    notFound: null,
    read(sources, input) {
      const id = text(input, 'id');
      const { key } = sources.at.chain;
      if (input.network !== undefined && input.network !== key) {
        throw new BadInputError(`This address answers for ${key}, not for ${String(input.network)}`);
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
