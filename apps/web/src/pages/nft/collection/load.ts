import { isName } from '@antescope/codec/chain/name';
import { collectionAssets, type CollectionAssets } from '@antescope/sources/nft/collection-assets';
import {
  type NftCollection,
  nftCollection,
  nftTemplates,
  type TemplatePage,
} from '@antescope/sources/nft/nft-collection';
import { empty, lastValue, meta, type Outcome } from '@antescope/sources/core/outcome';
import { type MediaSignatures, signedMedia } from '@antescope/sources/nft/signed-media';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface CollectionPageData {
  name: string;
  collection: Outcome<NftCollection>;
  templates: Outcome<TemplatePage>;
  assets: Outcome<CollectionAssets>;
  media: MediaSignatures;
  /** Cursors in the URL; null on the first pages. */
  cursors: { templates: string | null; assets: string | null };
}

const templatesOnPage = 10;
const assetsOnPage = 20;

export const load: PageLoader<CollectionPageData> = async ({ params, search }, { sources: { at } }) => {
  const name = (params.name ?? '').trim().toLowerCase();
  const cursors = { templates: search.templates ?? null, assets: search.assets ?? null };
  if (!isName(name)) {
    const none = empty<never>(meta({ source: 'input' }));
    return page(none, 'Collection not found', {
      name,
      collection: none,
      templates: none,
      assets: none,
      media: {},
      cursors,
    });
  }
  const [collection, templates, assets] = await Promise.all([
    nftCollection(at, name),
    nftTemplates(at, name, { cursor: cursors.templates, limit: templatesOnPage }),
    collectionAssets(at, name, { cursor: cursors.assets, limit: assetsOnPage }),
  ]);
  const shown = [lastValue(templates)?.templates ?? [], lastValue(assets)?.assets ?? []].flat();
  const media = signedMedia(
    at,
    [lastValue(collection), ...shown].map((one) => one?.image),
  );
  return page(collection, 'Collection not found', { name, collection, templates, assets, media, cursors });
};
