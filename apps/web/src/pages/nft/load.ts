import { mediaKinds, type NftAsset } from '@antescope/sources/nft/nft-asset';
import type { NftEvent } from '@antescope/sources/nft/nft-event';
import { nftHistoryOf } from '@antescope/sources/nft/nft-history-of';
import { type MediaSignatures, signedMedia } from '@antescope/sources/nft/signed-media';
import { nftById } from '@antescope/sources/nft/read-nfts';
import { lastValue, type Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { page } from '../../lib/page/page-result.ts';

export interface NftPageData {
  id: string;
  nft: Outcome<NftAsset>;
  media: MediaSignatures;
  /** null if the asset does not exist. */
  history: Outcome<NftEvent[]> | null;
}

const eventLimit = 25;

export const load: PageLoader<NftPageData> = async ({ params, search }, { sources }) => {
  const id = (params.id ?? '').trim();
  const owner = search.owner?.trim().toLowerCase();
  const nft = await nftById(sources.at, id, owner === undefined ? {} : { owner });
  const history = nft.state === 'data' ? await nftHistoryOf(sources, nft.data, { skip: 0, limit: eventLimit }) : null;
  const asset = lastValue(nft);
  const urls = mediaKinds.map((kind) => asset?.[kind]);
  const media = signedMedia(sources.at, urls);
  return page(nft, 'NFT not found', { id, nft, media, history });
};
