import type { HeadView } from '@antescope/sources/block/block-view';
import type { ReactNode } from 'react';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { PlainLinks } from '../../ui/plain-links.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { useStrings } from '../../i18n/strings.ts';

interface LiveFactsProps {
  head: HeadView;
  tps: number | null;
  ramPerKib: string | null;
}

/** Live facts of the chain on one line. */
export function LiveFacts({ head, tps, ramPerKib }: LiveFactsProps) {
  const strings = useStrings('pages/home');
  const lag = head.head - head.lastIrreversible;
  const facts: [string, ReactNode][] = [
    [strings.head, <BlockLink key="head" number={head.head} />],
    [
      strings.producer,
      // As wide as the longest name.
      <span key="producer" className="tap inline-block min-w-34">
        <AccountLink name={head.producer} />
      </span>,
    ],
    [
      strings.lag,
      <span key="lag" className="tap">
        <BlockLink number={head.lastIrreversible} />{' '}
        <span className="text-muted">{strings.lagBlocks(grouped(lag))}</span>
      </span>,
    ],
  ];
  // Reserves the space, so that the first reading shifts no layout.
  facts.push([
    strings.tps,
    <span key="tps" className="figure inline-block min-w-8">
      {tps === null ? '–' : tps.toFixed(1)}
    </span>,
  ]);
  if (ramPerKib !== null) {
    facts.push([
      strings.ramPrice,
      <span key="ram">
        <Amount value={ramPerKib} /> <span className="text-muted">{strings.perKib}</span>
      </span>,
    ]);
  }
  return (
    <PlainLinks>
      <dl aria-label={strings.facts} className="flex flex-wrap gap-x-8 gap-y-2 px-4 pt-3 pointer-coarse:gap-y-[24px]">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </PlainLinks>
  );
}
