import type { Failure } from '@antescope/sources/outcome';

/** Who did not answer, and why: in the page's language where the reason is of a known kind, else as the source put it. */
export function failureLine(failure: Failure, reasons: Record<string, string>): string {
  return `${failure.endpoint ?? failure.source}: ${reasons[failure.code] ?? failure.message}`;
}
