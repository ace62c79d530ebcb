import { usePageWords } from '../../i18n/page-words.ts';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import type { TabProps } from '../account/tab-props.ts';
import { NftGrid } from './nft-grid.tsx';
import { nftWords } from './words.ts';

/** NFTs of an account, of both standards. */
export function AccountNfts({ name, content }: TabProps<'nfts'>) {
  const words = usePageWords(nftWords);
  return (
    <OutcomeView outcome={content.nfts} what={words.what(name)} empty={words.none(name)}>
      {(assets) => (
        <>
          <p className="mb-2 text-sm text-muted">{words.count(assets.length)}</p>
          <NftGrid assets={assets} owner={content.findable ? null : name} />
        </>
      )}
    </OutcomeView>
  );
}
