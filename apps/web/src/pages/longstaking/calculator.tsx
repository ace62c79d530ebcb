import type { LongStakePlan } from '@antescope/sources/table/tables/long-staking';
import { useId, useState } from 'react';
import { parseUnits } from '@antescope/wallet/tools/units';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Section } from '../../ui/section.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { gainText, payoutOf, xprText } from './payout-text.ts';

/** Payout of a stake by plan, amount, and prices at its start and end. */
export function Calculator({ plans, prices }: { plans: LongStakePlan[]; prices: Record<string, string> | null }) {
  const strings = useStrings('pages/longstaking');
  const { chain } = useBoot();
  const [index, setIndex] = useState(plans[0]?.index ?? '');
  const plan = plans.find((each) => each.index === index) ?? plans[0];
  const present = plan === undefined ? '' : (prices?.[plan.feed] ?? '');
  const [amount, setAmount] = useState('1000');
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const id = useId();
  const units = parseUnits(amount, chain.coreSymbol.precision);
  const staked = typeof units === 'bigint' ? units : null;
  const payout =
    plan === undefined || staked === null ? null : payoutOf(staked, plan.multiplier, start ?? present, end ?? present);
  return (
    <Section title={strings.calculator}>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}plan`} className="mb-1 block text-sm text-muted">
            {strings.plan}
          </label>
          <select
            id={`${id}plan`}
            className={inputClass}
            value={index}
            onChange={(event) => {
              setIndex(event.target.value);
              setStart(null);
              setEnd(null);
            }}
          >
            {plans.map((each) => (
              <option key={each.index} value={each.index}>
                {strings.planName(String(each.days), each.multiplier)}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={strings.amount(chain.coreSymbol.code)}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Field
          label={strings.startPrice}
          inputMode="decimal"
          autoComplete="off"
          value={start ?? present}
          onChange={(event) => setStart(event.target.value)}
        />
        <Field
          label={strings.endPrice}
          inputMode="decimal"
          autoComplete="off"
          value={end ?? present}
          onChange={(event) => setEnd(event.target.value)}
        />
      </div>
      <output className="mt-5 block border-t border-line pt-4" aria-label={strings.payout}>
        <span className="block text-sm text-muted">{strings.payout}</span>
        {payout === null || staked === null ? (
          <span className="text-muted">{strings.incomplete}</span>
        ) : payout.state === 'paid' ? (
          <span className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold">
            <Amount value={xprText(payout.units, chain)} />
            <span className="figure text-base text-positive">{gainText(staked, payout.units)}</span>
          </span>
        ) : (
          <span className="text-negative">{strings.refused}</span>
        )}
      </output>
      <p className="mt-2 text-sm text-muted">{strings.formula}</p>
    </Section>
  );
}
