/** A quantity over time. */
export interface Series {
  /** What is measured: 'EOS', 'alice', '4,EOS'. */
  id: string;
  /** Unit of the values: a symbol, 'bytes', 'votes'. */
  unit: string;
  /** Oldest first; values are decimal texts, null where unknown. */
  points: { time: string; value: string | null }[];
}

/** Hours between the points of each kind of series, and how many there are. */
export const seriesTypes = {
  day: { hours: 1, points: 24 },
  week: { hours: 1, points: 168 },
  month: { hours: 24, points: 30 },
  year: { hours: 24, points: 365 },
} as const;
export type SeriesType = keyof typeof seriesTypes;

const hourMs = 3_600_000;

/**
 * Full hours up to now in the steps of the type, oldest first, as ISO texts with Z; none before the chain's start date
 * ('2018-06-08' or null). `now` in Unix milliseconds.
 */
export function timesOf(type: SeriesType, now: number, startDate: string | null): string[] {
  const { hours, points } = seriesTypes[type];
  const last = now - (now % hourMs);
  const step = hours * hourMs;
  const times = Array.from({ length: points }, (_, index) =>
    new Date(last - (points - 1 - index) * step).toISOString(),
  );
  return times.filter((time) => isSinceStart(time, startDate));
}

/** Whether an ISO time is on or after the chain's start date (UTC); always, if that is null. */
export function isSinceStart(time: string, startDate: string | null): boolean {
  return startDate === null || time >= startDate;
}
