import type { Outcome } from '@antescope/sources/core/outcome';
import type { ReactNode } from 'react';
import type { SeriesType } from '@antescope/sources/series/series';
import { ConversionNote } from '../../domain/conversion/conversion-note.tsx';
import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { SourceMark } from '../../ui/source-mark.tsx';
import type { ChainFigures } from './chain-figures.ts';
import type { PriceHistory } from './price-history.ts';
import { useStrings } from '../../i18n/strings.ts';

const PriceChart = deferredPart(
  () => loadPart(() => import('./price-chart.tsx')).then((module) => module.PriceChart),
  <div className="h-53" />,
);

interface FigureCardsProps {
  figures: ChainFigures;
  history: PriceHistory;
  range: SeriesType;
}

/** Price with its history, and the key figures of the chain. */
export function FigureCards({ figures, history: { series, change }, range }: FigureCardsProps) {
  const { figures: strings } = useStrings('pages/home');
  const plain = (text: string): ReactNode => <bdi className="figure">{text}</bdi>;
  const amount = (text: string): ReactNode => <Amount value={text} />;
  const charted = series.state === 'data';
  return (
    <div className="grid gap-3">
      <dl
        aria-label={strings.label}
        className={`grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 ${charted ? 'md:grid-cols-6 lg:grid-cols-[1fr_1.5fr_1.5fr_1fr_1fr_1fr]' : 'lg:grid-cols-[auto_repeat(6,auto)] lg:justify-between'}`}
      >
        <div
          className={
            charted
              ? 'col-span-full grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(240px,320px)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]'
              : 'max-lg:col-span-full'
          }
        >
          <dt className="text-sm text-muted">{strings.price}</dt>
          <dd className="text-2xl leading-none font-semibold tracking-tight sm:text-3xl">
            <Value outcome={figures.price} show={plain} />
          </dd>
          <dd className="flex min-h-6 flex-wrap content-start items-center gap-x-3 gap-y-1">
            {change !== null && (
              <Chip tone={change.rises ? 'positive' : 'negative'}>{strings.change(change.text)}</Chip>
            )}
            <PriceAge price={figures.price} />
          </dd>
          {charted && (
            <dd className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
              <PriceChart points={series.data.points} range={range} />
            </dd>
          )}
        </div>
        <Figure label={strings.marketCap} outcome={figures.marketCap} show={plain} />
        <Figure label={strings.supply} outcome={figures.supply} show={amount} />
        <Figure label={strings.staked} outcome={figures.staked} show={amount} />
        {figures.price.state !== 'empty' && <Figure label={strings.ram} outcome={figures.ramPrice} show={plain} />}
        <Figure label={strings.accounts} outcome={figures.accounts} show={(count) => plain(grouped(String(count)))} />
        <Figure label={strings.actions} outcome={figures.actions} show={(count) => plain(grouped(count))} />
      </dl>
      <ConversionNote conversion={figures.price.state === 'empty' ? null : figures.conversion} />
    </div>
  );
}

interface FigureProps<T> {
  label: string;
  outcome: Outcome<T>;
  show: (value: T) => ReactNode;
}

function Figure<T>({ label, outcome, show }: FigureProps<T>) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold xl:text-lg">
        <Value outcome={outcome} show={show} />
      </dd>
    </div>
  );
}

/** A figure, its last known value, or why there is none. */
function Value<T>({ outcome, show }: Omit<FigureProps<T>, 'label'>) {
  const { figures: strings } = useStrings('pages/home');
  const value = outcome.state === 'data' ? outcome.data : outcome.state === 'failed' ? outcome.stale : null;
  return (
    <span className={outcome.state === 'failed' ? 'inline-flex max-w-full items-center text-muted' : ''}>
      {value !== null ? (
        show(value)
      ) : (
        <span className="text-base font-semibold text-muted">
          {outcome.state === 'failed' ? strings.unread : strings.unknown}
        </span>
      )}
      {outcome.state === 'failed' && (
        <span className="ms-1 shrink-0">
          <SourceMark meta={outcome.meta} failed />
        </span>
      )}
    </span>
  );
}

/** Age of a price according to its feed: an abandoned oracle still responds. */
function PriceAge({ price: { state, meta } }: { price: Outcome<string> }) {
  if (state !== 'data' || meta.time === null) return null;
  return (
    <p className="inline-flex items-center gap-1 text-sm text-muted">
      <span className="-ms-2">
        <SourceMark meta={meta} />
      </span>
      <Moment time={meta.time} />
    </p>
  );
}
