import { parseAsset } from '@antescope/codec/chain/asset';
import { claimLongStake, type LongStakeFacts, startLongStake } from '@antescope/wallet/tools/long-stake';
import type { LongStakePlan } from '@antescope/sources/table/tables/long-staking';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useNow } from '../../lib/time/clock.ts';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { Calculator } from './calculator.tsx';
import type { LongStakingPageData } from './load.ts';
import { endOf, OwnStakes } from './own-stakes.tsx';
import { useLongStakes } from './use-long-stakes.ts';

export const screen = defineScreen({
  strings: 'pages/longstaking',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: LongStakingPage,
});

/** Stakes over a fixed period, and what they pay. */
function LongStakingPage({ data }: ScreenProps<LongStakingPageData>) {
  const strings = useStrings('pages/longstaking');
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <Tabs
        label={strings.sections}
        current={data.calculator ? 'calculator' : 'stake'}
        tabs={[
          { id: 'stake', label: strings.stake, path: '/wallet/longstaking' },
          { id: 'calculator', label: strings.calculator, path: '/wallet/longstaking', search: { view: 'calculator' } },
        ]}
      />
      <div className="py-4">
        <OutcomeView outcome={data.plans} what={strings.plans} empty={strings.noPlans}>
          {(plans) =>
            data.calculator ? (
              <div className="max-w-2xl">
                <Calculator plans={plans} prices={data.prices} />
              </div>
            ) : (
              <Stake plans={plans} prices={data.prices} />
            )
          }
        </OutcomeView>
      </div>
    </>
  );
}

function Stake({ plans, prices }: { plans: LongStakePlan[]; prices: LongStakingPageData['prices'] }) {
  const strings = useStrings('pages/longstaking');
  const { chain } = useBoot();
  const { actor } = useActor();
  const account = useOwnAccount(actor);
  const stakes = useLongStakes(actor);
  const now = useNow();
  const own = stakes.read.state === 'ready' ? stakes.read.value : [];
  const ended = own.filter((stake) => {
    const end = endOf(stake, plans);
    const claimable = plans.find(({ index }) => index === stake.plan)?.claimable === true;
    return claimable && end !== null && now !== null && end <= now * 1000;
  });
  const liquid = account.read.state === 'ready' ? account.read.value.liquid : null;
  const facts: LongStakeFacts = {
    liquid: liquid === null ? null : parseAsset(liquid).units,
    plans: plans
      .filter(({ open }) => open)
      .map(({ index, days, multiplier }) => ({ index, days, label: strings.planName(String(days), multiplier) })),
    ended: ended.map(({ index, staked }) => ({ index, label: `#${index} · ${staked}` })),
  };
  const { acts, faults, notes } = strings;
  const refresh = (): void => {
    account.refresh();
    stakes.refresh();
  };
  const fields = { plan: { label: strings.plan }, amount: { label: strings.amount(chain.coreSymbol.code) } };
  const start = withStrings(startLongStake, { fields, acts, faults, notes, again: strings.again }, strings.stake);
  const claim = withStrings(
    claimLongStake,
    { fields: { stake: { label: strings.own } }, acts, faults, notes, again: strings.again },
    strings.claim,
  );
  return (
    <div className="grid gap-6">
      {stakes.read.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {strings.failed}
        </p>
      )}
      {own.length > 0 && (
        <Section title={strings.own}>
          <OwnStakes stakes={own} plans={plans} prices={prices} />
        </Section>
      )}
      <ToolForm
        tools={ended.length === 0 ? [start] : [start, claim]}
        choice={{ label: strings.action, style: 'radio' }}
        facts={facts}
        loading={account.read.state === 'loading' || stakes.read.state === 'loading'}
        onSettled={refresh}
      />
    </div>
  );
}
