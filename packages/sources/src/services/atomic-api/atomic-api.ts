import type { Field } from '../../core/fields.ts';
import { readAtomicAsset } from '../../nft/atomic-api.ts';
import { readNftEvent } from '../../nft/nft-event.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** An AtomicAssets API. It answers 416 to an ID that is out of range. */
export const atomicApi = defineService({
  name: 'atomic-api',
  config: httpUrl,
  entries: (chain) => [chain.nftApi.atomic],
  url: (url) => url,
  timeoutMs: 4000,
  maxBytes: 16_000_000,
  emptyStatuses: [404, 416],
  envelope: successData,
});

/** How assets are read: their pictures are shown through `ipfsGateway`. */
interface AssetOptions {
  limit: number;
  ipfsGateway: string;
}

export const atomicAssetsOf = atomicApi.call({
  request: (_url, owner: string, { limit }: AssetOptions) => ({
    path: ['atomicassets', 'v1', 'assets'],
    query: { owner, page: 1, limit },
  }),
  read: (answer, _url, _owner, { limit, ipfsGateway }) =>
    answer
      .items()
      .slice(0, limit)
      .map((asset) => readAtomicAsset(asset, ipfsGateway)),
});

export const atomicAssetsOfCollection = atomicApi.call({
  request: (_url, collection: string, { page, limit }: AssetOptions & { page: number }) => ({
    path: ['atomicassets', 'v1', 'assets'],
    query: { collection_name: collection, page, limit, order: 'desc', sort: 'asset_id' },
  }),
  read: (answer, _url, _collection, { limit, ipfsGateway }) =>
    answer
      .items()
      .slice(0, limit)
      .map((asset) => readAtomicAsset(asset, ipfsGateway)),
});

export const atomicAsset = atomicApi.call({
  request: (_url, id: string, _options: Pick<AssetOptions, 'ipfsGateway'>) => ({
    path: ['atomicassets', 'v1', 'assets', id],
  }),
  read: (answer, _url, _id, { ipfsGateway }) => readAtomicAsset(answer, ipfsGateway),
});

/** What happened to an asset, newest first. */
export const atomicLogs = atomicApi.call({
  request: (_url, id: string, { page, limit }: { page: number; limit: number }) => ({
    path: ['atomicassets', 'v1', 'assets', id, 'logs'],
    query: { page, limit, order: 'desc' },
  }),
  read: (answer) => answer.items().map(readNftEvent),
  rules: { maxBytes: 4_000_000 },
});

/** {success, data, message}: an answer with status 200 may be a refusal. */
function successData(answer: Field): { body: Field } {
  if (!answer.at('success').flag()) throw new Error(answer.at('message').textOr('The service refused'));
  return { body: answer.at('data') };
}
