import type { NftAsset } from '@antescope/sources/nft/nft-asset';

/** Assets of one template that look the same. */
export interface NftStack {
  first: NftAsset;
  /** All of them, the first one included. */
  assets: NftAsset[];
}

/** Stacks assets of one template with the same name, picture and backing, in the order of their first one. Assets without a template stay single. */
export function stacksOf(assets: readonly NftAsset[]): NftStack[] {
  const stacks = new Map<string, NftStack>();
  for (const asset of assets) {
    const key = asset.template === null ? `${asset.contract} ${asset.id}` : sameness(asset);
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, { first: asset, assets: [asset] });
    else stack.assets.push(asset);
  }
  return [...stacks.values()];
}

function sameness({ contract, collection, template, name, image, backed }: NftAsset): string {
  return JSON.stringify([contract, collection, template, name, image, backed]);
}
