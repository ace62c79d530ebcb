import type { ProducerEntry } from '@antescope/sources/producer/producer-list';
import type { VotePageData } from './load.ts';

/** Missed blocks by producer. */
export interface MissedCounts {
  byProducer: ReadonlyMap<string, number>;
  /** Missed slots whose producer is unknown: one without a count may have missed some. */
  hasUnknown: boolean;
}

/** null if no index counts them. */
export function missedOf(missed: VotePageData['missed']): MissedCounts | null {
  if (missed?.state !== 'data') return null;
  const byProducer = new Map(missed.data.producers.map((row) => [row.producer, row.missed]));
  const known = missed.data.producers.reduce((sum, row) => sum + row.missed, 0);
  return { byProducer, hasUnknown: known < missed.data.missed };
}

/** null if unknown: a standby producer is not scheduled. */
export function missedBy(
  { owner, rank }: ProducerEntry,
  missed: MissedCounts | null,
  producing: number,
): number | null {
  if (missed === null) return null;
  return missed.byProducer.get(owner) ?? (rank <= producing && !missed.hasUnknown ? 0 : null);
}
