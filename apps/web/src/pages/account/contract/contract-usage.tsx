import type { Outcome } from '@antescope/sources/core/outcome';
import type { ContractUsage } from '@antescope/sources/state/contract-usage';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { RangeChips } from '../../../ui/chart/range-chips.tsx';
import { AccountLink, accountPath } from '../../../ui/identifier/account-link.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { type UsageRange, usageDays, usageRanges } from './usage-range.ts';

const dayMs = 86_400_000;

function shareOf(calls: number, total: number): { permille: number; text: string } {
  const permille = Math.round((calls * 1000) / total);
  return { permille, text: `${(permille / 10).toFixed(1)}%` };
}

interface CallsPerDayProps {
  name: string;
  usage: Outcome<ContractUsage>;
  range: UsageRange;
}

/** Calls per UTC day; the range applies to all counts on the tab. */
export function CallsPerDay({ name, usage, range }: CallsPerDayProps) {
  const strings = useStrings('pages/account/tabs');
  return (
    <Section
      title={strings.callsPerDay}
      aside={
        <RangeChips
          label={strings.range}
          path={accountPath(name)}
          search={{ tab: 'contract' }}
          current={range}
          initial="month"
          ranges={usageRanges}
        />
      }
    >
      <OutcomeView outcome={usage} what={strings.whatUsage(name)} empty={strings.noFullDay}>
        {({ days }) =>
          days.length === 0 ? (
            <p className="py-3 text-muted">{strings.noFullDay}</p>
          ) : (
            <BarChart
              label={strings.callsPerDay}
              dayHeading={strings.day}
              points={days.map(({ time, calls }) => ({ time, value: calls }))}
              stepMs={dayMs}
              minSlots={usageDays.week}
              show={grouped}
            />
          )
        }
      </OutcomeView>
    </Section>
  );
}

/** Heading of counts: the first UTC day that they include, which can be later than the range begins. */
export function CallsSince({ usage }: { usage: ContractUsage }) {
  return useStrings('pages/account/tabs').callsSince(usage.period.from.slice(0, 10));
}

/** The accounts that authorized most calls. */
export function TopCallers({ usage }: { usage: ContractUsage }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <Section title={strings.topCallers} aside={<CallsSince usage={usage} />}>
      <ol className="card card-rows">
        {usage.callers.map(({ account, calls }) => (
          <li
            key={account}
            className="grid grid-cols-[minmax(0,1fr)_4rem_auto] items-center gap-3 border-b border-line px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0 overflow-hidden">
              <AccountLink name={account} />
            </span>
            <Meter neutral {...shareOf(calls, usage.calls)} label={strings.shareOfCalls(account)} />
            <span className="figure min-w-14 text-right">{grouped(calls)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
