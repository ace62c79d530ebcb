import type { Outcome } from '@antescope/sources/core/outcome';
import type { PageContext } from '@antescope/web-contract/page-context';

/** The outcome that the status of a page follows from. The server learns at once that the page exists. */
export async function mainOutcome<T>({ found }: PageContext, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await reading;
  if (outcome.state === 'data') found?.();
  return outcome;
}
