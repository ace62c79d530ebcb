import { because } from '../core/failure-reason.ts';
import type { Failure } from '../core/outcome.ts';

/** Shown when a history could not be read. */
export const noActionsText = 'Could not retrieve actions';

/** A source that gave nothing where it should have given a list. */
export function noActions(source: string, endpoint: string | null): Failure {
  return { source, endpoint, code: 'bad-answer', message: noActionsText };
}

export function accountRequired(source: string): Failure {
  return { source, endpoint: null, code: 'bad-request', message: 'account is required' };
}

/** A cursor of another source: whoever made it can go on with it. */
export function foreignCursor(source: string): Failure {
  const message = 'This cursor belongs to another source';
  return { source, endpoint: null, code: 'not-supported', message, reason: because('foreign-cursor') };
}

export function unsupported(source: string, message: string, reason = because('not-offered')): Failure {
  return { source, endpoint: null, code: 'not-supported', message, reason };
}
