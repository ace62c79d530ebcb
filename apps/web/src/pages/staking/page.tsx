import { formatAsset } from '@antescope/codec/chain/asset';
import type { XprYield } from '@antescope/sources/xpr/xpr-yield';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { StakingPageData } from './load.ts';
import { percentText } from './percent.ts';
import { StakingForm } from './staking-form.tsx';
import { useStakingFacts } from './use-staking-facts.ts';
import { stakingViews, viewOf } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/staking',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: StakingPage,
});

/** XPR staking: its yield, and forms to stake, unstake and claim. */
function StakingPage({ data, path }: ScreenProps<StakingPageData>) {
  const strings = useStrings('pages/staking');
  const view = viewOf(path);
  const settings = data.yield.state === 'data' ? data.yield.data.settings : null;
  const actorStaking = useStakingFacts(settings?.unstakePeriod ?? null);
  const hours = settings === null ? null : String(Math.ceil(settings.unstakePeriod / 3600));
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.titles[view]}</h1>
      <OutcomeView outcome={data.yield} what={strings.what} empty={strings.none}>
        {(yields, meta) => (
          <>
            <YieldFigures yields={yields} />
            <p className="mt-2 flex items-center gap-2 text-sm text-muted">
              {strings.aprNote} <SourceMark meta={meta} />
            </p>
          </>
        )}
      </OutcomeView>
      <div className="mt-6">
        <Tabs
          label={strings.sections}
          current={view}
          tabs={stakingViews.map((id) => ({ id, label: strings.views[id], path: `/wallet/staking/${id}` }))}
        />
      </div>
      <p className="mt-4 max-w-prose text-muted">
        {view === 'unstake' && hours !== null
          ? strings.unstakeText(hours)
          : view === 'claim' && settings !== null
            ? strings.claimText(String(settings.rewardVotes))
            : strings.about[view]}
      </p>
      {actorStaking.failed && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {strings.failed}
        </p>
      )}
      <div className="py-4">
        <StakingForm key={`${view} ${actorStaking.facts.actor ?? ''}`} view={view} actorStaking={actorStaking} />
      </div>
    </>
  );
}

function YieldFigures({ yields }: { yields: XprYield }) {
  const strings = useStrings('pages/staking');
  const { chain } = useBoot();
  const amount = (units: string) => <Amount value={formatAsset({ units: BigInt(units), ...chain.coreSymbol })} />;
  return (
    <Figures
      label={strings.what}
      figures={[
        { label: strings.apr, value: <span className="figure">{percentText(yields.apr)}</span> },
        { label: strings.effectiveApr, value: <span className="figure">{percentText(yields.effectiveApr)}</span> },
        { label: strings.totalStaked, value: amount(yields.pool.totalStaked) },
        { label: strings.yearly, value: amount(yields.year.staking) },
      ]}
    />
  );
}
