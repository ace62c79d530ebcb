import { OutcomeView } from '../../../ui/outcome-view.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { NftGrid } from '../../../domain/nft/nft-grid.tsx';
import { useStrings } from '../../../i18n/strings.ts';

/** NFTs of both standards. */
export function NftsTab({ name, content }: TabProps<'nfts'>) {
  const strings = useStrings('domain/nft');
  return (
    <OutcomeView outcome={content.nfts} what={strings.what(name)} empty={strings.none(name)}>
      {(assets) => (
        <>
          <p className="mb-2 text-sm text-muted">{strings.count(assets.length)}</p>
          <NftGrid assets={assets} owner={content.findable ? null : name} />
        </>
      )}
    </OutcomeView>
  );
}
