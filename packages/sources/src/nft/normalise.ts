import { mediaUrl } from './media.ts';
import { type MediaKind, type NftAsset, nftPath, type NftData } from './nft-asset.ts';

/** Keys under which contracts hold an asset's picture, the usual one first. */
const imageKeys = ['img', 'image', 'backimg'];

type Facts = Omit<NftAsset, MediaKind | 'name' | 'link'> & {
  /** What it is called where its data have no name. */
  fallbackName: string;
  /** Further attributes that are pictures by the type that the schema gives them. */
  pictures?: readonly string[];
};

/** An asset with its name and media found in its data: immutable attributes before mutable ones. */
export function normalised({ fallbackName, pictures = [], ...facts }: Facts, gateway: string): NftAsset {
  const { idata, mdata } = facts;
  const media = (...keys: string[]) => {
    for (const data of [idata, mdata]) {
      for (const key of keys) {
        const url = mediaUrl(ownValue(data, key), gateway);
        if (url !== null) return url;
      }
    }
    return null;
  };
  const name = [ownValue(idata, 'name'), ownValue(mdata, 'name')].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return {
    ...facts,
    name: typeof name === 'string' ? name : fallbackName,
    image: media(...imageKeys, ...pictures),
    video: media('video'),
    model: media('model'),
    audio: media('audio'),
    stage: media('stage'),
    skybox: media('skybox'),
    pdf: media('pdf'),
    link: nftPath(facts.id),
  };
}

function ownValue(data: NftData, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}
