import type { HeadView } from '@antescope/sources/block/block-view';
import type { ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words.ts';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { homeWords } from './words.ts';

interface LiveFactsProps {
  head: HeadView;
  tps: number | null;
  ramPerKib: string | null;
}

/** One line of what the chain is doing right now. */
export function LiveFacts({ head, tps, ramPerKib }: LiveFactsProps) {
  const words = usePageWords(homeWords);
  const lag = head.head - head.lastIrreversible;
  const facts: [string, ReactNode][] = [
    [words.head, <BlockLink key="head" number={head.head} />],
    [words.producer, <AccountLink key="producer" name={head.producer} />],
    [words.lag, <span key="lag">{words.lagBlocks(grouped(lag))}</span>],
  ];
  // Its place is kept before the first reading, so that nothing moves when it comes.
  facts.push([
    words.tps,
    <span key="tps" className="figure inline-block min-w-8">
      {tps === null ? '–' : tps.toFixed(1)}
    </span>,
  ]);
  if (ramPerKib !== null) {
    facts.push([
      words.ramPrice,
      <span key="ram">
        <Amount value={ramPerKib} /> <span className="text-muted">{words.perKib}</span>
      </span>,
    ]);
  }
  return (
    <dl aria-label={words.facts} className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
