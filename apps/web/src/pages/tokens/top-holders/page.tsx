import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { grouped } from '../../../ui/amount-text.ts';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { holderFile } from '../holder-file.ts';
import { HolderList } from '../holder-list.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { TopHoldersPageData } from './load.ts';
import { ResourceList } from './resource-list.tsx';
import { tokenPath } from '../../../domain/token/token-id.ts';

export const screen = defineScreen({
  strings: 'pages/tokens',
  head: ({ strings, data }) => {
    const list = data?.list ?? 'holders';
    const title = list === 'holders' ? strings.holdersTitle(data?.code ?? '') : strings.rankings[list];
    return { title, description: title };
  },
  Component: TopHoldersPage,
});

/** Top accounts by token balance (core token by default), stake or RAM. */
function TopHoldersPage({ data }: { data: TopHoldersPageData }) {
  const strings = useStrings('pages/tokens');
  const { list, resources } = data;
  const tabs = (['holders', 'stake', 'ram'] as const).map((id) => ({
    id,
    label: strings.rankings[id],
    path: '/topholders',
    ...(id === 'holders' ? {} : { search: { list: id } }),
  }));
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">
        {list === 'holders' ? strings.holdersTitle(data.code) : strings.rankings[list]}
      </h1>
      <Tabs label={strings.rankingsLabel} tabs={tabs} current={list} />
      {list === 'holders' || resources === null ? (
        <Holders data={data} />
      ) : (
        <div className={`pt-3 ${list === 'ram' ? 'max-w-3xl' : 'max-w-5xl'}`}>
          <OutcomeView outcome={resources} what={strings.whatRanking} empty={strings.noRanking}>
            {(rows) => (
              <>
                <p className="pb-2 text-sm text-muted">{strings.rankingText(rows.length)}</p>
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
  const strings = useStrings('pages/tokens');
  const { chain } = useBoot();
  const holders = data.holders.state === 'data' ? data.holders.data.holders : null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm text-muted">
        <AppLink path={tokenPath(data.contract, data.code, chain.key)} className="link">
          {strings.title(data.code)}
        </AppLink>
        <AccountLink name={data.contract} bare />
        {data.holders.state === 'data' && data.holders.data.count !== null && (
          <span>{strings.countText(grouped(data.holders.data.count))}</span>
        )}
        {holders !== null && (
          <CsvButton className="ms-auto" table={() => holderFile(data.code, data.contract, holders)} />
        )}
      </div>
      <OutcomeView outcome={data.holders} what={strings.whatHolders(data.code)} empty={strings.noHolders(data.code)}>
        {({ holders }) => <HolderList holders={holders} />}
      </OutcomeView>
    </>
  );
}
