import type { Failure } from '@antescope/sources/core/outcome';
import { isolated } from '../i18n/isolated.ts';

/** Codes that are worded like a more general one, with the message behind it. */
const wordedAs: Record<string, string> = { 'rate-limited': 'http', 'too-large': 'bad-answer' };

/** Prefixes that the page shows already, or puts in its own words. */
const heads = /^(Could not retrieve actions(: |$))?(Bad answer: )?/;

/**
 * Who did not answer, and why: in the page's language where the reason is of a known kind, else as the source put it.
 * What was wrong with an answer is told with it, for who runs that endpoint.
 */
export function failureLine(failure: Failure, reasons: Record<string, string>): string {
  const { code, message } = failure;
  // Worded for the page already, as a sentence of its own.
  if (failure.reason !== undefined) return message;
  const said = message.replace(heads, '');
  const isDetailed = code in wordedAs || code === 'bad-answer' || code === 'http';
  const exactly = isDetailed && said !== '' ? ` ${isolated(`(${said})`)}` : '';
  const reason = reasons[wordedAs[code] ?? code];
  return `${failure.endpoint ?? failure.source}: ${reason === undefined ? said || message : reason + exactly}`;
}

/** Each line once: a source that was asked in two ways may fail twice for one reason. */
export function failureLines(failures: readonly Failure[], reasons: Record<string, string>): string[] {
  return [...new Set(failures.map((failure) => failureLine(failure, reasons)))];
}
