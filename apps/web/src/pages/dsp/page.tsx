import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { AccountServices } from './account-services.tsx';
import type { DspPageData } from './load.ts';
import { PackageList } from './package-list.tsx';
import { ProviderList } from './provider-list.tsx';
import { dspViews } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/dsp',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  // Resets the account field when the account changes.
  keyOf: ({ account }) => account,
  Component: DspPage,
});

/** DSP providers, their packages, and an account's staked services. */
function DspPage({ data }: ScreenProps<DspPageData>) {
  const strings = useStrings('pages/dsp');
  const { chain } = useBoot();
  const tabs = dspViews.map((view) => ({
    id: view,
    label: strings.views[view],
    path: '/dsp',
    search: { ...(view === 'providers' ? {} : { view }), ...(data.account === '' ? {} : { account: data.account }) },
  }));
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-muted">{strings.about}</p>
      {!data.configured ? (
        <p>{strings.none(chain.name)}</p>
      ) : (
        <>
          <Tabs label={strings.viewsLabel} tabs={tabs} current={data.view} />
          <div className="pt-3">
            <View data={data} />
          </div>
        </>
      )}
    </>
  );
}

function View({ data }: { data: DspPageData }) {
  const strings = useStrings('pages/dsp');
  if (data.providers !== null) {
    return (
      <OutcomeView outcome={data.providers} what={strings.whatProviders} empty={strings.noProviders}>
        {(rows) => <ProviderList rows={rows} />}
      </OutcomeView>
    );
  }
  if (data.packages !== null) {
    return (
      <OutcomeView outcome={data.packages} what={strings.whatPackages} empty={strings.noPackages}>
        {(rows) => <PackageList rows={rows} />}
      </OutcomeView>
    );
  }
  return <AccountServices account={data.account} staked={data.staked} />;
}
