import { parseAsset } from '@antescope/codec/chain/asset';
import type { LongStakePlan, LongStakeRow } from '@antescope/sources/table/tables/long-staking';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { payoutOf, xprText } from './payout-text.ts';

interface OwnStakesProps {
  stakes: LongStakeRow[];
  plans: LongStakePlan[];
  prices: Record<string, string> | null;
}

/** When a stake ends, in milliseconds since 1970; null if its plan is unknown. */
export function endOf(stake: LongStakeRow, plans: readonly LongStakePlan[]): number | null {
  const plan = plans.find(({ index }) => index === stake.plan);
  return plan === undefined ? null : Date.parse(stake.start) + plan.days * 86_400_000;
}

/** Stakes of the connected account with their ends, and what they pay at the present price. */
export function OwnStakes({ stakes, plans, prices }: OwnStakesProps) {
  const strings = useStrings('pages/longstaking');
  const { chain } = useBoot();
  const columns: Column<LongStakeRow>[] = [
    {
      id: 'staked',
      head: strings.staked,
      cell: ({ staked, index }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <span className="whitespace-nowrap">
            <Amount value={staked} />
          </span>
          <span className="ident text-sm text-muted">#{index}</span>
        </span>
      ),
    },
    {
      id: 'plan',
      head: strings.plan,
      className: 'max-sm:hidden',
      cell: ({ plan: of }) => {
        const plan = plans.find(({ index }) => index === of);
        return plan === undefined ? of : strings.planName(String(plan.days), plan.multiplier);
      },
    },
    {
      id: 'end',
      head: strings.end,
      cell: (stake) => {
        const end = endOf(stake, plans);
        return end === null ? '–' : <Moment time={new Date(end).toISOString()} show="full" />;
      },
    },
    {
      id: 'payout',
      head: strings.payoutNow,
      align: 'end',
      className: 'max-md:hidden',
      cell: (stake) => {
        const plan = plans.find(({ index }) => index === stake.plan);
        const price = plan === undefined ? undefined : prices?.[plan.feed];
        if (plan === undefined || price === undefined) return '–';
        const payout = payoutOf(parseAsset(stake.staked).units, plan.multiplier, stake.price, price);
        return payout?.state === 'paid' ? <Amount value={xprText(payout.units, chain)} /> : strings.refused;
      },
    },
  ];
  return <List label={strings.own} columns={columns} rows={stakes} rowKey={({ index }) => index} />;
}
