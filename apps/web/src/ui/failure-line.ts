import type { Failure } from '@antescope/sources/outcome';

/** Who did not answer, and why: in the page's language where the reason is of a known kind, else as the source put it. */
export function failureLine(failure: Failure, reasons: Record<string, string>): string {
  return `${failure.endpoint ?? failure.source}: ${reasons[failure.code] ?? failure.message}`;
}

/** Each line once: a source that was asked in two ways may fail twice for one reason. */
export function failureLines(failures: readonly Failure[], reasons: Record<string, string>): string[] {
  return [...new Set(failures.map((failure) => failureLine(failure, reasons)))];
}
