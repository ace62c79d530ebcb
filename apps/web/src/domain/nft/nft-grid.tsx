import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { NftPicture } from './nft-picture.tsx';
import { useStrings } from '../../i18n/strings.ts';

/**
 * Assets as cards: image, name, collection and number. `owner` is part of the link if the asset cannot be looked up by
 * id alone.
 */
export function NftGrid({ assets, owner }: { assets: NftAsset[]; owner: string | null }) {
  const strings = useStrings('domain/nft');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 py-2 sm:grid-cols-3 lg:grid-cols-5" aria-label={strings.nfts}>
      {assets.map((asset) => (
        <li key={`${asset.contract} ${asset.id}`} className="min-w-0">
          <AppLink
            path={asset.link}
            {...(owner === null ? {} : { search: { owner } })}
            className="group block no-underline"
          >
            <NftPicture url={asset.image} name="" />
            {/* Truncated at the end of the text's own direction. */}
            <bdi
              className="mt-2 block w-fit max-w-full truncate font-semibold text-text group-hover:underline"
              title={asset.name}
            >
              {asset.name}
            </bdi>
          </AppLink>
          <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted">
            <span className="ident truncate">{asset.collection}</span>
            <NftNumber asset={asset} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** '5 of 100', or the edition size if the mint number is unknown. */
export function NftNumber({ asset }: { asset: Pick<NftAsset, 'mint' | 'editionSize'> }) {
  const strings = useStrings('domain/nft');
  const { mint, editionSize } = asset;
  if (mint !== null && editionSize !== null)
    return <bdi className="whitespace-nowrap tabular-nums">{strings.mintOf(grouped(mint), grouped(editionSize))}</bdi>;
  if (mint !== null) return <span className="figure">#{grouped(mint)}</span>;
  return editionSize === null ? null : (
    <bdi className="whitespace-nowrap tabular-nums">{strings.edition(grouped(editionSize))}</bdi>
  );
}
