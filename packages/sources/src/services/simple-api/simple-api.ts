import { readSimpleAsset } from '../../nft/simple-asset.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** A SimpleAssets API. */
export const simpleApi = defineService({
  name: 'simple-api',
  config: httpUrl,
  entries: (chain) => [chain.nftApi.simple],
  url: (url) => url,
  timeoutMs: 4000,
  maxBytes: 16_000_000,
  emptyStatuses: [404, 416],
});

/** How assets are read: their pictures are shown through `ipfsGateway`. */
interface AssetOptions {
  limit: number;
  ipfsGateway: string;
}

export const simpleAssetsOf = simpleApi.call({
  request: (_url, owner: string, { limit }: AssetOptions) => ({
    path: ['v1', 'assets', 'search'],
    query: { owner, page: 1, limit, sortField: 'assetId', sortOrder: 'asc' },
  }),
  read: (answer, _url, _owner, { limit, ipfsGateway }) =>
    answer
      .at('results')
      .items()
      .slice(0, limit)
      .map((asset) => readSimpleAsset(asset, ipfsGateway)),
});

export const simpleAssetById = simpleApi.call({
  request: (_url, id: string, _options: Pick<AssetOptions, 'ipfsGateway'>) => ({ path: ['v1', 'assets', id] }),
  read: (answer, _url, _id, { ipfsGateway }) => readSimpleAsset(answer, ipfsGateway),
});
