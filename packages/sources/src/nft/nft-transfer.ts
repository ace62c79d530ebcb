import type { NftAsset, NftContract } from './nft-asset.ts';

export interface NftTransfer {
  account: NftContract;
  name: 'transfer';
  data: Record<string, unknown>;
}

/** Actions that send assets: one for each standard among them, whose lists of ids have different names. */
export function nftTransfers(
  assets: readonly Pick<NftAsset, 'id' | 'contract'>[],
  { from, to, memo }: { from: string; to: string; memo: string },
): NftTransfer[] {
  const byContract = Map.groupBy(assets, ({ contract }) => contract);
  return [...byContract].map(([account, own]) => {
    const ids = [...new Set(own.map(({ id }) => id))];
    const list = account === 'atomicassets' ? { asset_ids: ids } : { assetids: ids };
    return { account, name: 'transfer', data: { from, to, ...list, memo } };
  });
}
