import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HolderList } from './holder-list.tsx';
import type { TopHoldersPageData } from './load.ts';
import { ResourceList } from './resource-list.tsx';
import { tokenPath } from '../../domain/token/token-id.ts';
import { tokenWords } from './words.ts';

/** Who has the most: of a token (the core token unless another is asked for), of stake, of RAM. */
export function TopHoldersPage({ data }: { data: TopHoldersPageData }) {
  const words = usePageWords(tokenWords);
  const { list, resources } = data;
  const tabs = (['holders', 'stake', 'ram'] as const).map((id) => ({
    id,
    label: words.rankings[id],
    path: '/topholders',
    ...(id === 'holders' ? {} : { search: { list: id } }),
  }));
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">
        {list === 'holders' ? words.holdersTitle(data.code) : words.rankings[list]}
      </h1>
      <Tabs label={words.rankingsLabel} tabs={tabs} current={list} />
      {list === 'holders' || resources === null ? (
        <Holders data={data} />
      ) : (
        <div className="max-w-3xl pt-3">
          <OutcomeView outcome={resources} what={words.whatRanking} empty={words.noRanking}>
            {(rows) => (
              <>
                <p className="pb-2 text-sm text-muted">{words.rankingText(rows.length)}</p>
                <ResourceList rows={rows} by={list} />
              </>
            )}
          </OutcomeView>
        </div>
      )}
    </>
  );
}

function Holders({ data }: { data: TopHoldersPageData }) {
  const words = usePageWords(tokenWords);
  const { chain } = useBoot();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 py-3 text-sm text-muted">
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
