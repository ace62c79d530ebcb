/** The two standards that assets are kept under. */
export type NftContract = 'atomicassets' | 'simpleassets';

export type NftData = Record<string, unknown>;

/** Kinds of media that an asset can refer to. */
export const mediaKinds = ['image', 'video', 'model', 'audio', 'stage', 'skybox', 'pdf'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** One asset of either standard; media are http(s) URLs, null if there is none. */
export interface NftAsset extends Record<MediaKind, string | null> {
  id: string;
  contract: NftContract;
  name: string;
  /** Immutable and mutable attributes, JSON-ready. */
  idata: NftData;
  mdata: NftData;
  /** Names in `idata` whose values are those of the template. */
  fromTemplate: string[];
  /** Path of the asset's page. */
  link: string;
  /** null: burned. */
  owner: string | null;
  author: string | null;
  collection: string;
  /** Number within its edition; null if unknown. */
  mint: string | null;
  editionSize: string | null;
  /** Schema and template, or category. */
  schema: string | null;
  template: string | null;
  /** Assets that back it, as asset texts. */
  backed: string[];
  /** Why a part of its data could not be read; null if all was. */
  problem: string | null;
}

/** Path of the page of a collection. */
export function collectionPath(name: string): string {
  return `/nft/collection/${encodeURIComponent(name)}`;
}

export function nftPath(id: string): string {
  return `/nft/${encodeURIComponent(id)}`;
}
