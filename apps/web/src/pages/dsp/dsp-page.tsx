import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import type { ScreenProps } from '../../lib/page/lazy-page.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccountServices } from './account-services.tsx';
import type { DspPageData } from './load.ts';
import { PackageList } from './package-list.tsx';
import { ProviderList } from './provider-list.tsx';
import { dspViews } from './views.ts';
import { dspWords } from './words.ts';

/** Providers of token services, what they offer, and what an account staked with them. */
export function DspPage({ data }: ScreenProps<DspPageData>) {
  const words = usePageWords(dspWords);
  const { chain } = useBoot();
  const tabs = dspViews.map((view) => ({
    id: view,
    label: words.views[view],
    path: '/dsp',
    search: { ...(view === 'providers' ? {} : { view }), ...(data.account === '' ? {} : { account: data.account }) },
  }));
  return (
    <>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-muted">{words.about}</p>
      {!data.configured ? (
        <p>{words.none(chain.name)}</p>
      ) : (
        <>
          <Tabs label={words.viewsLabel} tabs={tabs} current={data.view} />
          <div className="pt-3">
            <View data={data} />
          </div>
        </>
      )}
    </>
  );
}

function View({ data }: { data: DspPageData }) {
  const words = usePageWords(dspWords);
  if (data.providers !== null) {
    return (
      <OutcomeView outcome={data.providers} what={words.whatProviders} empty={words.noProviders}>
        {(rows) => <ProviderList rows={rows} />}
      </OutcomeView>
    );
  }
  if (data.packages !== null) {
    return (
      <OutcomeView outcome={data.packages} what={words.whatPackages} empty={words.noPackages}>
        {(rows) => <PackageList rows={rows} />}
      </OutcomeView>
    );
  }
  return <AccountServices account={data.account} staked={data.staked} />;
}
