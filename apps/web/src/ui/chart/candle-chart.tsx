import { box, ChartFrame } from './chart-frame.tsx';
import { coordinate, decimalsOf, scaled, unscaled } from './scale.ts';

export interface Candle {
  /** Start, ISO with Z. */
  time: string;
  /** Decimal texts. */
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

interface CandleChartProps {
  /** Accessible name, with the unit. */
  label: string;
  dayHeading: string;
  /** Oldest first, at least one; intervals without trades have none. */
  candles: readonly Candle[];
  stepMs: number;
  /** Text of a price on the axis. */
  show: (price: string) => string;
  /** Text of a candle beside the crosshair. */
  describe: (candle: Candle) => string;
}

/** Intervals of a chart: those up to the newest candle. */
const mostSlots = 96;
const minSlots = 24;
/** Height of the highest volume, in percent of the chart. */
const volumeShare = 20;

/** Prices over time as candles, above their volume. */
export function CandleChart({ candles, stepMs, show, describe, ...frame }: CandleChartProps) {
  const to = Date.parse(candles.at(-1)!.time) + stepMs;
  const from = Math.max(to - mostSlots * stepMs, Math.min(Date.parse(candles[0]!.time), to - minSlots * stepMs));
  const shown = candles.filter(({ time }) => Date.parse(time) >= from);
  const { heightOf, ticks } = scaleOf(shown);
  const volumes = shown.map(({ volume }) => Number(volume));
  const most = Math.max(...volumes);
  const slot = (stepMs / (to - from)) * box.width;
  const marks = shown.map((candle) => ({
    time: candle.time,
    x: (Date.parse(candle.time) + stepMs / 2 - from) / (to - from),
    y: heightOf(candle.close),
    text: describe(candle),
  }));
  const shapes = shown.map((candle, index) => {
    const x = marks[index]!.x * box.width;
    const level = (price: string) => coordinate(box.height * (1 - heightOf(price)));
    const [open, close] = [level(candle.open), level(candle.close)];
    const width = coordinate(slot * 0.7);
    const high = most === 0 ? 0 : coordinate((box.height * volumeShare * (volumes[index]! / most)) / 100);
    return (
      <g key={candle.time} className={close <= open ? 'text-positive' : 'text-negative'}>
        <rect
          x={coordinate(x - width / 2)}
          y={box.height - high}
          width={width}
          height={high}
          fill="currentColor"
          opacity="0.25"
        />
        <path
          d={`M${coordinate(x)} ${level(candle.high)}V${level(candle.low)}`}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
        <rect
          x={coordinate(x - width / 2)}
          y={Math.min(open, close) - 0.5}
          width={width}
          height={Math.abs(open - close) + 1}
          fill="currentColor"
        />
      </g>
    );
  });
  return (
    <ChartFrame {...frame} tall marks={marks} ticks={ticks.map(show)} from={from} to={to}>
      {shapes}
    </ChartFrame>
  );
}

/** Heights of prices, 0 to 1, above the volumes, and the prices at top, middle and bottom of the chart. */
function scaleOf(candles: readonly Candle[]): { heightOf: (price: string) => number; ticks: string[] } {
  const decimals = Math.max(
    ...candles.flatMap(({ high, low, open, close }) => [high, low, open, close].map(decimalsOf)),
  );
  const units = (price: string) => scaled(price, decimals);
  const all = candles.flatMap(({ high, low }) => [units(high), units(low)]);
  const high = all.reduce((a, b) => (a > b ? a : b));
  const low = all.reduce((a, b) => (a < b ? a : b));
  // Room for the volumes below the lowest price; a single price is in the middle.
  const span = high === low ? (high === 0n ? 1n : high) : high - low;
  const top = high === low ? high + span / 2n : high;
  const bottom = low - (high === low ? span / 2n : (span * BigInt(volumeShare)) / BigInt(100 - volumeShare));
  const range = top - bottom === 0n ? 1n : top - bottom;
  return {
    heightOf: (price) => Number(((units(price) - bottom) * 10_000n) / range) / 10_000,
    ticks: [top, (top + bottom) / 2n, bottom < 0n ? 0n : bottom].map((tick) => unscaled(tick, decimals)),
  };
}
