import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { NftPicture } from './nft-picture.tsx';
import { type NftStack, stacksOf } from './stacks.ts';
import { useStrings } from '../../i18n/strings.ts';

interface NftGridProps {
  assets: NftAsset[];
  /** Part of the link if the asset cannot be looked up by id alone. */
  owner: string | null;
  /** Assets of one collection: single, with their owners. */
  inCollection?: boolean;
}

/** Assets as cards: image, name, collection and number; assets of a template that look the same are one card. */
export function NftGrid({ assets, owner, inCollection = false }: NftGridProps) {
  const strings = useStrings('domain/nft');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 py-2 sm:grid-cols-3 lg:grid-cols-5" aria-label={strings.nfts}>
      {(inCollection ? assets.map(single) : stacksOf(assets)).map(({ first: asset, assets: all }) => (
        <li key={`${asset.contract} ${asset.id}`} className="min-w-0">
          <AppLink
            path={asset.link}
            {...(owner === null ? {} : { search: { owner } })}
            className="group block no-underline"
          >
            <span className="relative block">
              <NftPicture url={asset.image} name="" />
              {all.length > 1 && (
                <span className="figure absolute end-2 top-2 rounded-full bg-float px-2 py-0.5 text-sm font-semibold text-text shadow-float">
                  <span aria-hidden dir="ltr">
                    ×{grouped(all.length)}
                  </span>
                  <span className="sr-only">{strings.stacked(all.length)}</span>
                </span>
              )}
            </span>
            {/* Truncated at the end of the text's own direction. */}
            <bdi
              className="mt-2 block w-fit max-w-full truncate font-semibold text-text group-hover:underline"
              title={asset.name}
            >
              {asset.name}
            </bdi>
          </AppLink>
          <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted">
            {inCollection ? (
              asset.owner !== null && <span className="name truncate">{asset.owner}</span>
            ) : (
              <span className="ident truncate">{asset.collection}</span>
            )}
            {all.length === 1 && <NftNumber asset={asset} />}
          </p>
          {all.length > 1 && <Stacked assets={all} owner={owner} />}
        </li>
      ))}
    </ul>
  );
}

function single(asset: NftAsset): NftStack {
  return { first: asset, assets: [asset] };
}

/** Links to the assets of a stack. */
function Stacked({ assets, owner }: { assets: NftAsset[]; owner: string | null }) {
  const strings = useStrings('domain/nft');
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-accent">{strings.stacked(assets.length)}</summary>
      <ul className="grid gap-1 py-1">
        {assets.map((asset) => (
          <li key={asset.id} className="flex min-w-0 flex-wrap justify-between gap-x-2">
            <AppLink
              path={asset.link}
              {...(owner === null ? {} : { search: { owner } })}
              className="ident link min-h-6 min-w-0 wrap-anywhere"
            >
              {asset.id}
            </AppLink>
            <NftNumber asset={asset} />
          </li>
        ))}
      </ul>
    </details>
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
