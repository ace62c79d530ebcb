import type { Outcome } from '@antescope/sources/core/outcome';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { ownedNfts } from '@antescope/sources/nft/read-nfts';
import type { TabRequest } from '../tabs/tab-request.ts';

export interface NftsContent {
  tab: 'nfts';
  nfts: Outcome<NftAsset[]>;
  /** The asset page can look assets up by id alone. */
  findable: boolean;
}

export async function readNfts({ context: { sources, chain }, name }: TabRequest): Promise<NftsContent> {
  const { at } = sources;
  return { tab: 'nfts', nfts: await ownedNfts(at, name), findable: at.state !== null || chain.nftApi.atomic !== null };
}
