import type { ReactNode } from 'react';
import type { Outcome } from '@antescope/sources/outcome';
import { useMessages } from '../../../i18n/messages-context.ts';
import { usePageWords } from '../../../i18n/page-words.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { failureLines } from '../../../ui/failure-line.ts';
import { Meter } from '../../../ui/meter.tsx';
import { byteText } from '../../account/resource-figures.ts';
import { rateText } from './charts.ts';
import type { StatsPageData } from './load.ts';
import { chainWords } from '../words.ts';

/** How large the chain is now, and how fast it goes. What a source does not tell is said to be so. */
export function ChainNow({ data }: { data: StatsPageData }) {
  const words = usePageWords(chainWords).stats;
  const { statistics, state, schedule, database } = data;
  const told = <T,>(outcome: Outcome<T>, show: (value: T) => ReactNode) =>
    outcome.state === 'data' ? show(outcome.data) : <Untold outcome={outcome} />;
  const rate = (of: 'actions' | 'transactions') => {
    if (statistics.state !== 'data') return null;
    const { lastMinute } = statistics.data;
    const text = rateText(lastMinute[of], lastMinute.seconds);
    return text === null ? null : (
      <>
        <span className="figure">{text}</span> <span className="text-sm text-muted">{words.lastMinute}</span>
      </>
    );
  };
  const [actions, transactions] = [rate('actions'), rate('transactions')];
  const accounts = statistics.state === 'data' ? statistics.data.accounts : null;
  return (
    <Facts
      columns={2}
      facts={[
        actions === null ? null : { label: words.actionRate, value: actions },
        transactions === null ? null : { label: words.transactionRate, value: transactions },
        accounts === null
          ? null
          : { label: words.accounts, value: <span className="figure">{grouped(accounts)}</span> },
        {
          label: words.schedule,
          value: told(schedule, ({ version, producers }) => (
            <AppLink path="/chain" className="link">
              {words.version(String(version), String(producers.length))}
            </AppLink>
          )),
        },
        {
          label: words.ram,
          value: told(state, ({ ramReserved, maxRamSize }) => (
            <Share label={words.ram} used={ramReserved} size={maxRamSize} />
          )),
        },
        {
          label: words.database,
          value: told(database, ({ used, size }) => <Share label={words.database} used={used} size={size} />),
        },
      ]}
    />
  );
}

/** A node that does not offer this, or why it could not be asked: not the same. */
function Untold({ outcome }: { outcome: Outcome<unknown> }) {
  const words = usePageWords(chainWords).stats;
  const { reasons } = useMessages().outcome;
  const failures =
    outcome.state === 'failed' ? outcome.meta.failures.filter(({ code }) => code !== 'not-supported') : [];
  const lines = failures.length === 0 ? [words.notTold] : failureLines(failures, reasons);
  return <span className="text-sm wrap-anywhere text-muted">{lines.join(' · ')}</span>;
}

function Share({ label, used, size }: { label: string; used: string; size: string }) {
  const words = usePageWords(chainWords).stats;
  const most = BigInt(size);
  const text = words.usedOf(byteText(BigInt(used)), byteText(most));
  return (
    <div className="grid gap-1.5">
      <span className="tabular-nums">{text}</span>
      <Meter label={label} permille={most > 0n ? Number((BigInt(used) * 1000n) / most) : null} text={text} />
    </div>
  );
}
