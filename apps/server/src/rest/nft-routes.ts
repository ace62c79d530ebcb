import { mapOutcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { collectionAssets } from '@antescope/sources/nft/collection-assets';
import { nftCollection, nftTemplates } from '@antescope/sources/nft/nft-collection';
import { nftHistoryOf } from '@antescope/sources/nft/nft-history-of';
import { nftById, ownedNfts } from '@antescope/sources/nft/read-nfts';
import { signedMedia } from '@antescope/sources/nft/signed-media';
import {
  bigInteger,
  boolean,
  decimal,
  integer,
  list,
  object,
  optionalBig,
  optionalString,
  optionalTime,
  string,
  withOptional,
} from './json-types.ts';
import { accountName, chainKey, pageSize, queryType, type JsonSchema } from './parameter.ts';
import { BadInputError, count, text, type RestInput, type RestRoute } from './rest-route.ts';

const attributes: JsonSchema = { type: 'object', description: 'attributes' };
const nftFields = {
  id: string,
  contract: string,
  name: string,
  idata: attributes,
  mdata: attributes,
  fromTemplate: { ...list(string), description: 'names in `idata` whose values are those of the template' },
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
};
const nft = object(nftFields);
const ownedNft = object({
  ...nftFields,
  imageSignature: { ...optionalString, description: '`signature` of `image` for `/media`' },
});
const assetId: JsonSchema = { type: 'string', pattern: '^\\d{1,20}$', description: 'asset ID' };
/** First simpleassets ID; atomicassets IDs are far below. */
const firstSimpleId = 100_000_000_000_000n;

const collection = object({
  name: string,
  title: optionalString,
  description: optionalString,
  image: optionalString,
  author: string,
  authorized: list(string),
  notified: list(string),
  royalty: { ...decimal, description: 'percent' },
  schemas: list(object({ name: string, attributes: integer })),
});
const template = object({
  id: string,
  schema: string,
  name: string,
  image: optionalString,
  issued: bigInteger,
  maxSupply: optionalBig,
  transferable: boolean,
  burnable: boolean,
});
const collectionName: JsonSchema = { ...accountName, description: 'name of an AtomicAssets collection' };
const pageCursor: JsonSchema = { type: 'string', maxLength: 40, description: '`next` of the previous page' };

function pageOf(input: RestInput): { cursor: string | null; limit: number } {
  return { cursor: input.cursor === undefined ? null : text(input, 'cursor'), limit: count(input, 'limit', 25) };
}

function withSignatures(at: SourceContext, nfts: NftAsset[]): (NftAsset & { imageSignature: string | null })[] {
  const signatures = signedMedia(
    at,
    nfts.map(({ image }) => image),
  );
  return nfts.map((nft) => ({ ...nft, imageSignature: nft.image === null ? null : (signatures[nft.image] ?? null) }));
}

/** NFTs of both standards. */
export const nftRoutes: readonly RestRoute[] = [
  {
    path: '/accounts/{name}/nfts',
    tag: 'nfts',
    summary: 'NFTs of an account, AtomicAssets and SimpleAssets',
    params: { name: accountName },
    query: {},
    response: list(ownedNft),
    notFound: null,
    read: async ({ at }, input) =>
      mapOutcome(await ownedNfts(at, text(input, 'name')), (nfts) => withSignatures(at, nfts)),
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
    path: '/nfts/collections/{name}',
    tag: 'nfts',
    summary: 'A collection of AtomicAssets: author, authorized accounts, royalty and schemas',
    params: { name: collectionName },
    example: { name: 'coolcats1111' },
    query: {},
    response: collection,
    notFound: 'Collection not found',
    read: ({ at }, input) => nftCollection(at, text(input, 'name')),
  },
  {
    path: '/nfts/collections/{name}/templates',
    tag: 'nfts',
    summary: 'Templates of a collection with issued and maximum supply, newest first',
    params: { name: collectionName },
    example: { name: 'coolcats1111' },
    query: { cursor: pageCursor, limit: pageSize(25, 100) },
    response: object({ templates: list(template), next: optionalString }),
    notFound: 'No templates',
    read: ({ at }, input) => nftTemplates(at, text(input, 'name'), pageOf(input)),
  },
  {
    path: '/nfts/collections/{name}/assets',
    tag: 'nfts',
    summary: 'Assets of a collection; a page may have fewer than `limit`, even none, before the last one',
    params: { name: collectionName },
    example: { name: 'coolcats1111' },
    query: { cursor: pageCursor, limit: pageSize(25, 100) },
    response: object({ assets: list(nft), next: optionalString }),
    notFound: 'No assets',
    read: ({ at }, input) => collectionAssets(at, text(input, 'name'), pageOf(input)),
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
