import type { Failure, Outcome } from '@antescope/sources/core/outcome';

export interface ApiResponse {
  status: number;
  body: unknown;
  /** cache-control of an answer that does not depend on who asks; absent: it is asked anew each time. */
  cache?: string;
}

export function apiError(status: number, code: string, message: string, details: unknown = {}): ApiResponse {
  return { status, body: { error: { code, message, details } } };
}

/** What is wrong with the question, as sources name it, and its status; every other failure is ours or a node's. */
const badRequestCodes: Record<string, number> = {
  'bad-key': 400,
  'bad-name': 400,
  'bad-cursor': 400,
  'bad-date': 400,
  'bad-token': 400,
  ambiguous: 400,
  // A cursor of a block that a fork took away: the rows since then cannot be told, only read anew.
  gap: 410,
};

/**
 * The response envelope. Complete and empty is 404 for one thing (`missing` says which) and an empty list for
 * lists (`missing` null); failed is 502 with every source that was asked.
 */
export function outcomeResponse(outcome: Outcome<unknown>, missing: string | null): ApiResponse {
  if (outcome.state === 'data') return { status: 200, body: { data: outcome.data, meta: outcome.meta } };
  if (outcome.state === 'empty') {
    if (missing === null) return { status: 200, body: { data: [], meta: outcome.meta } };
    return apiError(404, 'not-found', missing, { meta: outcome.meta });
  }
  const { failures } = outcome.meta;
  for (const { code, message } of failures) {
    if (Object.hasOwn(badRequestCodes, code)) return apiError(badRequestCodes[code]!, code, message);
  }
  return apiError(502, 'sources-failed', failureText(failures), { failures, stale: outcome.stale });
}

function failureText(failures: readonly Failure[]): string {
  return failures[0]?.message ?? 'No source could be asked';
}
