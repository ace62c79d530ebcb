import type { Outcome } from '@antescope/sources/core/outcome';
import type { PricePoint } from '@antescope/sources/price/price-point';
import type { ReactNode } from 'react';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { SourceDot } from '../../ui/source-dot.tsx';
import type { ChainFigures } from './chain-figures.ts';
import { useStrings } from '../../i18n/strings.ts';

/** One key figure per card. */
export function FigureCards({ figures }: { figures: ChainFigures }) {
  const { figures: strings } = useStrings('pages/home');
  const plain = (text: string): ReactNode => <bdi className="figure">{text}</bdi>;
  const amount = (text: string): ReactNode => <Amount value={text} />;
  return (
    <dl
      aria-label={strings.label}
      className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-[repeat(7,auto)]"
    >
      <Card
        label={strings.price}
        outcome={figures.price}
        show={plain}
        below={
          <>
            <PriceAge price={figures.price} />
            <Week history={figures.history} />
          </>
        }
      />
      <Card label={strings.marketCap} outcome={figures.marketCap} show={plain} />
      <Card label={strings.supply} outcome={figures.supply} show={amount} />
      <Card label={strings.staked} outcome={figures.staked} show={amount} />
      {figures.price.state !== 'empty' && <Card label={strings.ram} outcome={figures.ramPrice} show={plain} />}
      <Card label={strings.accounts} outcome={figures.accounts} show={(count) => plain(grouped(String(count)))} />
      <Card label={strings.actions} outcome={figures.actions} show={(count) => plain(grouped(count))} />
    </dl>
  );
}

interface CardProps<T> {
  label: string;
  outcome: Outcome<T>;
  show: (value: T) => ReactNode;
  below?: ReactNode;
}

function Card<T>({ label, outcome, show, below }: CardProps<T>) {
  const { figures: strings } = useStrings('pages/home');
  const value = outcome.state === 'data' ? outcome.data : outcome.state === 'failed' ? outcome.stale : null;
  return (
    <div className="card min-w-0 px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`mt-1 font-semibold sm:text-lg ${outcome.state === 'failed' ? 'text-muted' : ''}`}>
        {value !== null ? (
          show(value)
        ) : (
          <span className="text-base text-muted">{outcome.state === 'failed' ? strings.unread : strings.unknown}</span>
        )}
        {outcome.state === 'failed' && (
          <span className="ms-2 align-middle">
            <SourceDot meta={outcome.meta} failed />
          </span>
        )}
      </dd>
      {below !== undefined && <dd>{below}</dd>}
    </div>
  );
}

/** Age of a price according to its feed: an abandoned oracle still responds. */
function PriceAge({ price: { state, meta } }: { price: Outcome<string> }) {
  if (state !== 'data' || meta.time === null) return null;
  return (
    <p className="inline-flex items-center gap-1 text-sm text-muted">
      <span className="-ms-2">
        <SourceDot meta={meta} />
      </span>
      <Moment time={meta.time} />
    </p>
  );
}

const width = 140;
const height = 28;

/** Seven days of prices as a line with gaps for missing hours; nothing without any price. */
function Week({ history }: { history: Outcome<PricePoint[]> }) {
  const { figures: strings } = useStrings('pages/home');
  const points = history.state === 'data' ? history.data : [];
  // Only coordinates are floats; prices remain text.
  const values = points.flatMap(({ usd }) => (usd === null ? [] : [Number(usd)]));
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const x = (index: number): string => ((index / (points.length - 1)) * width).toFixed(1);
  const y = (usd: string): string => (height - 2 - ((Number(usd) - low) / span) * (height - 4)).toFixed(1);
  const path = points
    .map(({ usd }, index) =>
      usd === null ? '' : `${(points[index - 1]?.usd ?? null) === null ? 'M' : 'L'}${x(index)} ${y(usd)}`,
    )
    .join('');
  return (
    <dd>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`${strings.week}: ${strings.range(`$${low}`, `$${high}`)}`}
        className="mt-1 max-w-full text-accent"
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </dd>
  );
}
