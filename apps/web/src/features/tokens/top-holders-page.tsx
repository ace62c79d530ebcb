import { useBoot } from '../../boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { HolderList } from './holder-list.tsx';
import type { TopHoldersPageData } from './load.ts';
import { tokenPath } from './token-id.ts';
import { tokenWords } from './words.ts';

/** The hundred largest holders of a token, the core token's unless another is asked for. */
export function TopHoldersPage({ data }: { data: TopHoldersPageData }) {
  const words = usePageWords(tokenWords);
  const { chain } = useBoot();
  return (
    <>
      <h1 className="pt-5 text-xl font-semibold">{words.holdersTitle(data.code)}</h1>
      <p className="flex flex-wrap items-baseline gap-x-3 pb-4 text-sm text-muted">
        <AppLink path={tokenPath(data.contract, data.code, chain.key)} className="link">
          {words.title(data.code)}
        </AppLink>
        <AccountLink name={data.contract} bare />
        {data.holders.state === 'data' && data.holders.data.count !== null && (
          <span>{words.countText(grouped(data.holders.data.count))}</span>
        )}
      </p>
      <OutcomeView outcome={data.holders} what={words.whatHolders(data.code)} empty={words.noHolders(data.code)}>
        {({ holders }) => <HolderList holders={holders} />}
      </OutcomeView>
    </>
  );
}
