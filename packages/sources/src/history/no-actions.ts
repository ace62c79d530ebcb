import { failureReason } from '../core/failure-reason.ts';
import type { Failure } from '../core/outcome.ts';
import { inputMessages } from '../input/input-messages.ts';

/** Shown when a history could not be read. */
export const noActionsText = 'Could not retrieve actions';

/** A source that returned no list. */
export function noActions(source: string, endpoint: string | null): Failure {
  return { source, endpoint, code: 'bad-answer', message: noActionsText };
}

export function accountRequired(source: string): Failure {
  return { source, endpoint: null, code: 'bad-request', message: inputMessages.historyAccount };
}

/** A cursor of another source, which only that source can resume. */
export function cursorMismatch(source: string): Failure {
  const message = 'This cursor belongs to another source';
  return { source, endpoint: null, code: 'not-supported', message, reason: failureReason('cursor-mismatch') };
}

export function unsupported(source: string, message: string, reason = failureReason('not-offered')): Failure {
  return { source, endpoint: null, code: 'not-supported', message, reason };
}
