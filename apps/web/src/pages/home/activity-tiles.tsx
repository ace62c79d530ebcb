import type { Outcome } from '@antescope/sources/core/outcome';
import type { PriceSeries } from '@antescope/sources/price/price-series';
import type { ChainStatistics, StatisticsPoint } from '@antescope/sources/state/chain-statistics';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { cpuText } from './cpu-text.ts';

interface ActivityTilesProps {
  statistics: ChainStatistics;
  /** Transactions per second, initially; null if unknown. */
  tps: number | null;
  /** Asset text; null if unknown. */
  ramPerKib: string | null;
  ramHistory: Outcome<PriceSeries>;
  /** Percent a year; null without REX or unknown. */
  rexApr: string | null;
  /** The same at each day of a month. */
  rexRates: readonly string[];
}

/** Activity of the last 24 hours with its hours, and prices, as sparklines. */
export function ActivityTiles({ statistics, tps, ramPerKib, ramHistory, rexApr, rexRates }: ActivityTilesProps) {
  const strings = useStrings('pages/home');
  const { activity } = strings;
  const { points } = statistics;
  const sum = (of: (point: StatisticsPoint) => number): number => points.reduce((total, point) => total + of(point), 0);
  const hourly = (label: string, of: (point: StatisticsPoint) => number, shape: 'area' | 'bars', color: string) =>
    sparkline(points.map(of), (low, high) => activity.hours(label, low, high), shape, color);
  const newAccounts = points.every((point) => point.newAccounts !== null);
  const values = (label: string, points: readonly string[], color: string) =>
    sparkline(points.map(Number), (low, high) => activity.range(label, low, high), 'area', color);
  const ramPrices = ramHistory.state === 'data' ? ramHistory.data.points.flatMap(({ value }) => value ?? []) : [];
  return (
    <dl aria-label={activity.label} className="tiles grid auto-rows-fr grid-cols-2 gap-3 md:grid-cols-3 lg:gap-4">
      <Tile label={activity.tps} value={<LiveTps first={tps} />}>
        {hourly(activity.tps, (point) => point.transactions, 'area', 'text-accent')}
      </Tile>
      <Tile label={activity.actions} value={grouped(sum((point) => point.actions))}>
        {hourly(activity.actions, (point) => point.actions, 'bars', 'text-transfer')}
      </Tile>
      <Tile label={activity.activeAccounts} value={grouped(points.at(-1)?.activeAccounts ?? 0)}>
        {hourly(activity.activeAccounts, (point) => point.activeAccounts, 'bars', 'text-account')}
      </Tile>
      {ramPerKib !== null && (
        <Tile
          label={activity.ramPrice}
          value={
            <>
              <Amount value={ramPerKib} /> <span className="text-xs font-normal text-muted">{strings.perKib}</span>
            </>
          }
        >
          {values(activity.ramPrice, ramPrices, 'text-resources')}
        </Tile>
      )}
      <Tile label={activity.cpu} value={cpuText(sum((point) => point.cpuUs))}>
        {hourly(activity.cpu, (point) => point.cpuUs, 'area', 'text-governance')}
      </Tile>
      {rexApr !== null && (
        <Tile label={activity.rexApr} value={`${rexApr}%`}>
          {values(activity.rexApr, rexRates, 'text-nft')}
        </Tile>
      )}
      {rexApr === null && newAccounts && (
        <Tile label={activity.newAccounts} value={grouped(sum((point) => point.newAccounts ?? 0))}>
          {hourly(activity.newAccounts, (point) => point.newAccounts ?? 0, 'bars', 'text-nft')}
        </Tile>
      )}
    </dl>
  );
}

function LiveTps({ first }: { first: number | null }) {
  const tps = useLiveHead(null, 'schedule').tps ?? first;
  return tps === null ? '–' : tps.toFixed(1);
}

/** A sparkline, unless there is only one point. */
function sparkline(
  values: readonly number[],
  label: (low: string, high: string) => string,
  shape: 'area' | 'bars',
  color: string,
): ReactNode {
  if (values.length < 2) return null;
  const text = label(String(Math.min(...values)), String(Math.max(...values)));
  return <Sparkline label={text} values={values} shape={shape} color={color} />;
}

function Tile({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="card flex min-w-0 flex-col justify-between px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 text-xl font-semibold tracking-tight tabular-nums">
        <bdi>{value}</bdi>
      </dd>
      <dd className="mt-2 min-h-11">{children}</dd>
    </div>
  );
}
