import type { Outcome } from '@antescope/sources/core/outcome';

/** The outcome with its data changed; a failed one keeps its failures and changes what is stale. */
export function mapOutcome<A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> {
  if (outcome.state === 'data') return { ...outcome, data: change(outcome.data) };
  if (outcome.state === 'empty') return outcome;
  return { ...outcome, stale: outcome.stale === null ? null : change(outcome.stale) };
}
