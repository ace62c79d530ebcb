import type { Failure } from '@antescope/sources/core/outcome';
import { isolated } from '../i18n/isolated.ts';

/** Codes that use the text of a more general one, followed by the message. */
const reasonOf: Record<string, string> = { 'rate-limited': 'http', 'too-large': 'bad-answer' };

/** Prefixes that the page shows already or translates. */
const redundantPrefix = /^(Could not retrieve actions(: |$))?(Bad answer: )?/;

/**
 * The source and the reason, translated if the reason is known, otherwise verbatim. For bad responses the details are
 * appended for the endpoint's operator.
 */
export function failureLine(failure: Failure, reasons: Record<string, string>): string {
  const { code, message } = failure;
  // Already translated, as a sentence.
  if (failure.reason !== undefined) return message;
  const details = message.replace(redundantPrefix, '');
  const isDetailed = code in reasonOf || code === 'bad-answer' || code === 'http';
  const suffix = isDetailed && details !== '' ? ` ${isolated(`(${details})`)}` : '';
  const reason = reasons[reasonOf[code] ?? code];
  return `${failure.endpoint ?? failure.source}: ${reason === undefined ? details || message : reason + suffix}`;
}

/** Without duplicates: a source queried in two ways may fail twice for one reason. */
export function failureLines(failures: readonly Failure[], reasons: Record<string, string>): string[] {
  return [...new Set(failures.map((failure) => failureLine(failure, reasons)))];
}
