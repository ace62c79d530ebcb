const steps = [
  ['B', 1_000_000_000n],
  ['M', 1_000_000n],
  ['K', 1000n],
] as const;

/** A count in at most four characters, cut, so that it fits into the room of a tab: '999', '1.2K', '12K', '3.4M'. */
export function tabCount(count: number | string): string {
  const value = BigInt(count);
  const step = steps.find(([, size]) => value >= size);
  if (step === undefined) return String(value);
  const [name, size] = step;
  const tenths = value < size * 10n ? (value * 10n) / size : null;
  if (tenths === null || tenths % 10n === 0n) return `${value / size}${name}`;
  return `${tenths / 10n}.${tenths % 10n}${name}`;
}
