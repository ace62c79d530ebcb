import type { ContractUsage } from '@antescope/sources/state/contract-usage';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Section } from '../../../ui/section.tsx';

const dayMs = 86_400_000;

function shareOf(calls: number, total: number): { permille: number; text: string } {
  const permille = Math.round((calls * 1000) / total);
  return { permille, text: `${(permille / 10).toFixed(1)}%` };
}

/** Calls of each UTC day. */
export function CallsPerDay({ usage }: { usage: ContractUsage }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <Section title={strings.callsPerDay}>
      <BarChart
        label={strings.callsPerDay}
        dayHeading={strings.day}
        points={usage.days.map(({ time, calls }) => ({ time, value: calls }))}
        stepMs={dayMs}
        show={grouped}
      />
    </Section>
  );
}

/** The accounts that authorized most calls. */
export function TopCallers({ usage }: { usage: ContractUsage }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <Section title={strings.topCallers} aside={strings.calls}>
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
