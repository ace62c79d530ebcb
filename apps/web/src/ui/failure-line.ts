import type { Failure } from '@antescope/sources/outcome';
import { isolated } from '../i18n/isolated.ts';

/** Who did not answer, and why: in the page's language where the reason is of a known kind, else as the source put it. */
export function failureLine(failure: Failure, reasons: Record<string, string>): string {
  // Worded for the page already, as a sentence of its own.
  if (failure.reason !== undefined) return failure.message;
  const reason = reasons[failure.code];
  const said = withoutHeading(failure.message);
  const told = reason === undefined ? said || failure.message : reason + exactly(failure.code, said);
  return `${failure.endpoint ?? failure.source}: ${told}`;
}

/** Each line once: a source that was asked in two ways may fail twice for one reason. */
export function failureLines(failures: readonly Failure[], reasons: Record<string, string>): string[] {
  return [...new Set(failures.map((failure) => failureLine(failure, reasons)))];
}

/** What histories put before the reason is said by what stands above the line. */
function withoutHeading(message: string): string {
  return message.replace(/^Could not retrieve actions(?:: |$)/, '');
}

/** What was wrong with an answer, for who runs that endpoint. */
function exactly(code: string, said: string): string {
  const detail = code === 'bad-answer' ? said.replace(/^Bad answer: /, '') : code === 'http' ? said : '';
  return detail === '' ? '' : ` ${isolated(`(${detail})`)}`;
}
