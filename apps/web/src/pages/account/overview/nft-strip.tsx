import { lastValue, type Outcome } from '@antescope/sources/core/outcome';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { NftPicture } from '../../../domain/nft/nft-picture.tsx';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';

const maxShown = 6;

/** The first NFTs of an account as pictures. */
export function NftStrip({ name, nfts }: { name: string; nfts: Outcome<NftAsset[]> }) {
  const { account } = useMessages();
  const strings = useStrings('pages/account/overview');
  const assets = lastValue(nfts);
  return (
    <Section
      title={account.tabNames.nfts}
      aside={
        <AppLink path={accountPath(name)} search={{ tab: 'nfts' }} className="link">
          {strings.allNfts}
        </AppLink>
      }
    >
      {nfts.state === 'failed' && <Failed what={account.tabNames.nfts} meta={nfts.meta} stale={assets !== null} />}
      {assets !== null && <Pictures name={name} assets={assets} />}
    </Section>
  );
}

function Pictures({ name, assets }: { name: string; assets: readonly NftAsset[] }) {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
      {assets.slice(0, maxShown).map((asset) => (
        <li key={`${asset.contract} ${asset.id}`} className="min-w-0">
          <AppLink path={asset.link} search={{ owner: name }} className="group block no-underline">
            <NftPicture url={asset.image} name="" />
            <bdi
              className="mt-1.5 block truncate text-sm font-medium text-text group-hover:underline"
              title={asset.name}
            >
              {asset.name}
            </bdi>
          </AppLink>
          <p className="truncate text-xs text-muted">
            <bdi>{asset.collection}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
