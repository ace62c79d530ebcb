import type { GbmRewards } from '@antescope/sources/wax/gbm-rewards';
import { claimGenesis, claimVoterRewards, type GbmFacts } from '@antescope/wallet/tools/gbm-rewards';
import { assetText } from '@antescope/wallet/tools/units';
import { useStrings } from '../../i18n/strings.ts';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useNow } from '../../lib/time/clock.ts';
import { useRead } from '../../lib/use-read.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Moment } from '../../ui/moment.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { Section } from '../../ui/section.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';

export const screen = defineScreen({
  strings: 'pages/gbm-rewards',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: GbmRewardsPage,
});

/** Genesis balance and voter rewards of the connected account. */
function GbmRewardsPage() {
  const strings = useStrings('pages/gbm-rewards');
  const { base, chain } = useBoot();
  const { actor } = useActor();
  const now = useNow();
  const { read, refresh } = useRead(actor, (signal) =>
    getData<GbmRewards>(`${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/gbm-rewards`, signal),
  );
  const rewards = read.state === 'ready' ? read.value : null;
  const { genesis = null, votes = null } = rewards ?? {};
  const zero = assetText(0n, chain.coreSymbol);
  const reward = votes === null ? zero : assetText(BigInt(votes.claimable), chain.coreSymbol);
  const facts: GbmFacts = { unclaimed: genesis?.unclaimed ?? zero, reward };
  const text = { fields: {}, acts: strings.acts, faults: {}, notes: {}, again: strings.again };
  const isDue = votes !== null && now !== null && votes.claimableFrom <= now;
  const tools = [
    ...(genesis !== null && genesis.unclaimed !== zero ? [worded(claimGenesis, text, strings.genesis)] : []),
    ...(isDue && reward !== zero ? [worded(claimVoterRewards, text, strings.votes)] : []),
  ];
  const [first, ...others] = tools;
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <div className="grid gap-4">
        {read.state === 'failed' && (
          <p role="alert" className="text-negative wrap-anywhere">
            {strings.failed}
          </p>
        )}
        {read.state === 'ready' && genesis === null && <p>{strings.noMember}</p>}
        {genesis !== null && (
          <Figures
            label={strings.genesis}
            figures={[
              { label: strings.balance, value: <Amount value={genesis.balance} /> },
              { label: strings.unclaimed, value: <Amount value={genesis.unclaimed} /> },
            ]}
          />
        )}
        {votes !== null && (
          <Figures
            label={strings.votes}
            figures={[
              { label: strings.reward, value: <Amount value={reward} />, note: strings.rewardNote },
              {
                label: strings.nextClaim,
                value: isDue ? (
                  strings.now
                ) : (
                  <Moment time={new Date(votes.claimableFrom * 1000).toISOString()} show="full" />
                ),
                note: votes.earns ? strings.earns : strings.earnsNothing,
              },
            ]}
          />
        )}
        {first !== undefined && (
          <ToolForm
            key={actor}
            tools={[first, ...others]}
            choice={{ label: strings.claim, style: 'radio' }}
            facts={facts}
            // The receipt stays until then: a claim that is paid is no longer offered.
            onAgain={refresh}
          />
        )}
        {actor === null && (
          <Section title={strings.claim}>
            <ToolForm tools={[worded(claimGenesis, text, strings.genesis)]} facts={facts} />
          </Section>
        )}
      </div>
    </>
  );
}
