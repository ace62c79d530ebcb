import { isName } from '@antescope/codec/chain/name';
import { collectionAssets, type CollectionAssets } from '@antescope/sources/nft/collection-assets';
import {
  type NftCollection,
  nftCollection,
  nftTemplates,
  type TemplatePage,
} from '@antescope/sources/nft/nft-collection';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface CollectionPageData {
  name: string;
  collection: Outcome<NftCollection>;
  templates: Outcome<TemplatePage>;
  assets: Outcome<CollectionAssets>;
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
    return page(none, 'Collection not found', { name, collection: none, templates: none, assets: none, cursors });
  }
  const [collection, templates, assets] = await Promise.all([
    nftCollection(at, name),
    nftTemplates(at, name, { cursor: cursors.templates, limit: templatesOnPage }),
    collectionAssets(at, name, { cursor: cursors.assets, limit: assetsOnPage }),
  ]);
  return page(collection, 'Collection not found', { name, collection, templates, assets, cursors });
};
