import { decimalsOf, scaled, unscaled } from './scale.ts';

/** Heights of decimal texts between the lowest and the highest, and the values at top, middle and bottom. */
export function heightsOf(values: readonly (string | null)[]): { heights: (number | null)[]; ticks: string[] } {
  const known = values.filter((value) => value !== null);
  const decimals = Math.max(...known.map(decimalsOf));
  const units = known.map((value) => scaled(value, decimals));
  const [low, high] = units.reduce(
    ([min, max], value) => [value < min ? value : min, value > max ? value : max],
    [units[0]!, units[0]!],
  );
  const heights = values.map((value) =>
    value === null
      ? null
      : high === low
        ? 0.5
        : Number(((scaled(value, decimals) - low) * 10_000n) / (high - low)) / 10_000,
  );
  const ticks = high === low ? [high] : [high, (high + low) / 2n, low];
  return { heights, ticks: ticks.map((tick) => unscaled(tick, decimals)) };
}
