import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import type { MediaSignatures } from '@antescope/sources/nft/signed-media';
import { transferNfts } from '@antescope/wallet/tools/nft-transfer';
import { useMemo } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { getData } from '../../../lib/api-data.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { SignedMedia } from '../../../lib/media/signed-media.ts';
import { useRead } from '../../../lib/use-read.ts';
import { defineScreen, type ScreenProps } from '../../../ui/screen.ts';
import { errorText } from '../../../wallet/error-text.ts';
import { useActor } from '../../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../../wallet/tools/tool-text.ts';
import { TransferTabs } from '../transfer-tabs.tsx';
import { AssetPicker } from './asset-picker.tsx';

export const screen = defineScreen({
  strings: 'pages/transfer/nft',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: SendNftsPage,
});

interface OwnedNft extends NftAsset {
  imageSignature: string | null;
}

function signaturesOf(owned: readonly OwnedNft[]): MediaSignatures {
  return Object.fromEntries(
    owned.flatMap(({ image, imageSignature }) =>
      image === null || imageSignature === null ? [] : [[image, imageSignature]],
    ),
  );
}

/** Sends assets of the connected account. */
function SendNftsPage({ search }: ScreenProps<null>) {
  const strings = useStrings('pages/transfer/nft');
  const wallet = useStrings('wallet');
  const { base } = useBoot();
  const { actor } = useActor();
  const { read, refresh } = useRead(actor, async (signal) => {
    const path = `${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/nfts`;
    return (await getData<OwnedNft[]>(path, signal)) ?? [];
  });
  const owned = read.state === 'ready' ? read.value : null;
  const media = useMemo(() => signaturesOf(owned ?? []), [owned]);
  const { fields, acts, faults, notes, again } = strings;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <TransferTabs current="nft" />
      {read.state === 'failed' && (
        <p role="alert" className="mt-4 text-negative">
          {errorText(read.error, wallet)}
        </p>
      )}
      <div className="py-4">
        <ToolForm
          tools={[withStrings(transferNfts, { fields, acts, faults, notes, again })]}
          facts={{ actor, owned }}
          loading={read.state === 'loading'}
          initial={{ to: search.to ?? '', assets: search.asset ?? '' }}
          inputs={{
            assets: (props) => (
              <SignedMedia value={media}>
                <AssetPicker {...props} owned={owned} loading={read.state === 'loading'} connected={actor !== null} />
              </SignedMedia>
            ),
          }}
          onSettled={refresh}
        />
      </div>
    </>
  );
}
