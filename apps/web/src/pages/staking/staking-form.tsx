import { formatAsset } from '@antescope/codec/chain/asset';
import {
  claimXpr,
  refundXpr,
  restakeXpr,
  stakeXpr,
  unstakeXpr,
  type XprStakeFacts,
} from '@antescope/wallet/tools/xpr-stake';
import { useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Moment } from '../../ui/moment.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import type { OwnStaking } from './use-staking-facts.ts';
import type { StakingView } from './views.ts';

/** The form of a view, below what the account has. */
export function StakingForm({ view, actorStaking }: { view: StakingView; actorStaking: OwnStaking }) {
  const strings = useStrings('pages/staking');
  const { chain } = useBoot();
  const { acts, faults, notes } = strings;
  const text = { acts, faults, notes, again: strings.again };
  const fields = { amount: { label: strings.amount(chain.coreSymbol.code) } };
  const shared = { facts: actorStaking.facts, loading: actorStaking.loading, onSettled: actorStaking.refresh };
  return (
    <div className="grid gap-6">
      {actorStaking.facts.actor !== null && actorStaking.loaded && <Own actorStaking={actorStaking} />}
      {view === 'stake' && <ToolForm tools={[withStrings(stakeXpr, { ...text, fields })]} {...shared} />}
      {view === 'unstake' && <ToolForm tools={[withStrings(unstakeXpr, { ...text, fields })]} {...shared} />}
      {view === 'refund' && (
        <Payout actorStaking={actorStaking} due={({ stake }) => stake?.refund?.available ?? null} kind="refund" />
      )}
      {view === 'claim' && (
        <Payout
          actorStaking={actorStaking}
          due={({ stake }) => (stake === null || stake.claimable === 0n ? null : stake.claimableFrom)}
          kind="claim"
        />
      )}
    </div>
  );
}

/** Stake, refund and rewards of the connected account. */
function Own({ actorStaking: { facts, qualified } }: { actorStaking: OwnStaking }) {
  const strings = useStrings('pages/staking');
  const { chain } = useBoot();
  const { stake } = facts;
  if (stake === null) return null;
  const amount = (units: bigint) => <Amount value={formatAsset({ units, ...chain.coreSymbol })} />;
  return (
    <Figures
      label={strings.own}
      figures={[
        {
          label: strings.staked,
          value: amount(stake.staked),
          note: qualified ? (
            strings.qualified
          ) : (
            <AppLink path="/vote" className="link">
              {strings.unqualified}
            </AppLink>
          ),
        },
        { label: strings.rewards, value: amount(stake.claimable) },
        stake.refund === null
          ? null
          : {
              label: strings.pending,
              value: amount(stake.refund.units),
              note: <Moment time={isoTime(stake.refund.available)} show="full" />,
            },
      ]}
    />
  );
}

interface PayoutProps {
  actorStaking: OwnStaking;
  /** From when it can be claimed, in seconds since 1970; null: there is nothing. */
  due: (facts: XprStakeFacts) => number | null;
  kind: 'refund' | 'claim';
}

/** Pays out, offered only if the chain would. */
function Payout({ actorStaking: { facts, loaded, refresh }, due, kind }: PayoutProps) {
  const strings = useStrings('pages/staking');
  const now = useNow();
  // Its receipt stays after the claim.
  const [claimed, setClaimed] = useState<XprStakeFacts['stake']>(null);
  const from = due(facts);
  const open = claimed !== null || (from !== null && now !== null && now > from);
  const { acts, faults, notes } = strings;
  const text = { fields: {}, acts, faults, notes, again: strings.again };
  const shared = {
    facts: claimed === null ? facts : { ...facts, stake: claimed },
    onSettled: () => {
      setClaimed(facts.stake);
      refresh();
    },
    onAgain: () => setClaimed(null),
  };
  if (facts.actor !== null && !open) {
    if (!loaded) return null;
    return (
      <p className="text-muted">
        {from === null ? strings.nothing[kind] : strings.notYet[kind]}{' '}
        {from !== null && <Moment time={isoTime(from)} show="full" />}
      </p>
    );
  }
  if (kind === 'refund') return <ToolForm tools={[withStrings(refundXpr, text)]} {...shared} />;
  return (
    <ToolForm
      tools={[withStrings(claimXpr, text, strings.pay), withStrings(restakeXpr, text, strings.restake)]}
      choice={{ label: strings.payout, style: 'radio' }}
      {...shared}
    />
  );
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
