import { afterFailures, empty, failed, type Failure, meta, type Outcome } from './outcome.ts';

/**
 * The first outcome with data, else empty if a source was able to look and found nothing, else failed. A source that does
 * not support the lookup proves nothing either way.
 */
export function firstWithData<T>(outcomes: readonly Outcome<T>[]): Outcome<T> {
  const failures: Failure[] = [];
  for (const outcome of outcomes) {
    if (outcome.state === 'data') return afterFailures(outcome, failures);
    failures.push(...outcome.meta.failures);
  }
  const searched = outcomes.find((outcome) => outcome.state === 'empty');
  const lookupFailed = outcomes.some(
    (outcome) => outcome.state === 'failed' && !onlyUnsupported(outcome.meta.failures),
  );
  if (searched === undefined || lookupFailed) return failed(failures);
  return empty(meta({ ...searched.meta, failures: supported(failures) }));
}

/** Without the failures that only say that a source does not support the request. */
export function supported(failures: readonly Failure[]): Failure[] {
  return failures.filter((failure) => failure.code !== 'not-supported');
}

function onlyUnsupported(failures: readonly Failure[]): boolean {
  return (
    failures.length > 0 &&
    failures.every((failure) => failure.code === 'not-supported' || failure.code === 'not-indexed')
  );
}
