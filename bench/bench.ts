/** A measured value. `ratio`: to the peer, or to the floor if the peer is one ('copying the bytes'). */
export interface Metric {
  id: string;
  value: number;
  unit: string;
  /** Compared with in the same run; null without a peer. */
  peer: { name: string; value: number } | null;
  ratio: number | null;
  /** Required value as text: '>= 20x', '<= 150 kB'. */
  goal: string | null;
  meets: boolean | null;
  note?: string;
}

/** A benchmark: the default export of `bench/<name>.bench.ts`. */
export interface Bench {
  name: string;
  about: string;
  run: (options: { peer: string | null }) => Promise<Metric[]>;
}

/** Throws RangeError without samples. */
export function median(samples: readonly number[]): number {
  if (samples.length === 0) throw new RangeError('no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
