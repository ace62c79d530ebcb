import type { Outcome } from '@antescope/sources/core/outcome';

/** Maps the data of an outcome; a failed one keeps its failures and maps its stale data. */
export function mapOutcome<A, B>(outcome: Outcome<A>, map: (value: A) => B): Outcome<B> {
  if (outcome.state === 'data') return { ...outcome, data: map(outcome.data) };
  if (outcome.state === 'empty') return outcome;
  return { ...outcome, stale: outcome.stale === null ? null : map(outcome.stale) };
}
