import type { GbmRewards } from '@antescope/sources/wax/gbm-rewards';
import { claimGenesis, claimVoterRewards, type GbmFacts } from '@antescope/wallet/tools/gbm-rewards';
import { assetText } from '@antescope/wallet/tools/units';
import { useState } from 'react';
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
import { withStrings } from '../../wallet/tools/tool-text.ts';

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
  /** What the form had offered when its claim was included: the receipt stays while the figures are read again. */
  const [claimed, setClaimed] = useState<{ actor: string; rewards: GbmRewards } | null>(null);
  const rewards = read.state === 'ready' ? read.value : null;
  const offered = claimed !== null && claimed.actor === actor ? claimed.rewards : rewards;
  const { genesis = null, votes = null } = rewards ?? {};
  const zero = assetText(0n, chain.coreSymbol);
  const rewardOf = (due: GbmRewards['votes'] | undefined): string =>
    due == null ? zero : assetText(BigInt(due.claimable), chain.coreSymbol);
  const isDueOf = (due: GbmRewards['votes'] | undefined): boolean =>
    due != null && now !== null && due.claimableFrom <= now;
  const reward = rewardOf(votes);
  const isDue = isDueOf(votes);
  const facts: GbmFacts = { unclaimed: offered?.genesis?.unclaimed ?? zero, reward: rewardOf(offered?.votes) };
  const text = { fields: {}, acts: strings.acts, faults: {}, notes: {}, again: strings.again };
  const tools = [
    ...(facts.unclaimed !== zero ? [withStrings(claimGenesis, text, strings.genesis)] : []),
    ...(isDueOf(offered?.votes) && facts.reward !== zero ? [withStrings(claimVoterRewards, text, strings.votes)] : []),
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
            onSettled={() => {
              if (actor !== null && offered !== null) setClaimed({ actor, rewards: offered });
              refresh();
            }}
            onAgain={() => setClaimed(null)}
          />
        )}
        {actor === null && (
          <Section title={strings.claim}>
            <ToolForm tools={[withStrings(claimGenesis, text, strings.genesis)]} facts={facts} />
          </Section>
        )}
      </div>
    </>
  );
}
