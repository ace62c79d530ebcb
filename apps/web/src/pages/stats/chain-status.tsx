import type { ReactNode } from 'react';
import type { Failure, Outcome } from '@antescope/sources/core/outcome';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Failed } from '../../ui/outcome-view.tsx';
import { byteText } from '../../domain/account/resource-figures.ts';
import { rateText } from './charts.ts';
import type { StatsPageData } from './load.ts';

/** Current size and speed of the chain. Unsupported readings are labeled as such. */
export function ChainStatus({ data }: { data: StatsPageData }) {
  const strings = useStrings('pages/stats');
  const { outcome } = useMessages();
  const { statistics, state, schedule, database } = data;
  const valueOf = <T,>(read: Outcome<T>, show: (value: T) => ReactNode) =>
    read.state === 'data' ? show(read.data) : <Unavailable outcome={read} />;
  const rate = (of: 'actions' | 'transactions') => {
    if (statistics.state !== 'data') return null;
    const { lastMinute } = statistics.data;
    const text = rateText(lastMinute[of], lastMinute.seconds);
    return text === null ? null : (
      <>
        <span className="figure">{text}</span> <span className="text-sm text-muted">{strings.lastMinute}</span>
      </>
    );
  };
  const [actions, transactions] = [rate('actions'), rate('transactions')];
  const failures = [schedule, state, database].flatMap(failuresOf);
  const accounts = statistics.state === 'data' ? statistics.data.accounts : null;
  const facts = (
    <Figures
      label={strings.title}
      figures={[
        actions === null ? null : { label: strings.actionRate, value: actions },
        transactions === null ? null : { label: strings.transactionRate, value: transactions },
        accounts === null
          ? null
          : { label: strings.accounts, value: <span className="figure">{grouped(accounts)}</span> },
        {
          label: strings.schedule,
          value: valueOf(schedule, ({ version, producers }) => (
            <AppLink path="/chain" className="link">
              {strings.version(String(version), String(producers.length))}
            </AppLink>
          )),
        },
        // Chains that grant RAM sell none.
        state.state === 'data' && state.data.maxRamSize === '0'
          ? null
          : {
              label: strings.ram,
              value: valueOf(state, ({ ramReserved, maxRamSize }) => (
                <Share label={strings.ram} used={ramReserved} size={maxRamSize} />
              )),
            },
        {
          label: strings.database,
          value: valueOf(database, ({ used, size }) => <Share label={strings.database} used={used} size={size} />),
        },
      ]}
    />
  );
  if (failures.length === 0) return facts;
  return (
    <div>
      {facts}
      <Failed title={outcome.partial} what={strings.title} meta={{ ...schedule.meta, failures }} stale={false} />
    </div>
  );
}

/** Failures other than an unsupported method. */
function failuresOf(outcome: Outcome<unknown>): Failure[] {
  return outcome.state === 'failed' ? outcome.meta.failures.filter(({ code }) => code !== 'not-supported') : [];
}

/** Distinguishes an unsupported method from a failed request. */
function Unavailable({ outcome }: { outcome: Outcome<unknown> }) {
  const strings = useStrings('pages/stats');
  const { source } = useMessages();
  const text = failuresOf(outcome).length === 0 ? strings.unavailable : source.failed;
  return <span className="text-sm text-muted">{text}</span>;
}

function Share({ label, used, size }: { label: string; used: string; size: string }) {
  const strings = useStrings('pages/stats');
  const { unit } = useMessages();
  const total = BigInt(size);
  const text = strings.usedOf(byteText(BigInt(used), unit), byteText(total, unit));
  return (
    <div className="grid gap-1.5">
      <span className="tabular-nums">{text}</span>
      <Meter label={label} permille={total > 0n ? Number((BigInt(used) * 1000n) / total) : null} text={text} />
    </div>
  );
}
