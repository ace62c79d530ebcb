/** One measured figure. `ratio` is to the peer, or to the floor where the peer is a floor ('copying the bytes'). */
export interface Metric {
  id: string;
  value: number;
  unit: string;
  /** What it was compared with in the same run; null where there is none. */
  peer: { name: string; value: number } | null;
  ratio: number | null;
  /** What was asked, as text: '>= 20x', '<= 150 kB'. */
  goal: string | null;
  meets: boolean | null;
  note?: string;
}

/** A benchmark: one file `bench/<name>.bench.ts` that exports it as default. */
export interface Bench {
  name: string;
  about: string;
  run: (options: { peer: string | null }) => Promise<Metric[]>;
}

/** Median of an odd or even number of samples. */
export function median(samples: readonly number[]): number {
  if (samples.length === 0) throw new RangeError('no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
