import type { Failure, Outcome } from '@antescope/sources/core/outcome';

export interface ApiResponse {
  status: number;
  body: unknown;
  /** cache-control of a response that is the same for every client; absent: revalidated each time. */
  cache?: string;
}

export function apiError(status: number, code: string, message: string, details: unknown = {}): ApiResponse {
  return { status, body: { error: { code, message, details } } };
}

/** Failure codes caused by the request, and their status; every other failure is the server's or a node's. */
const badRequestCodes: Record<string, number> = {
  'bad-key': 400,
  'bad-name': 400,
  'bad-cursor': 400,
  'bad-date': 400,
  'bad-token': 400,
  ambiguous: 400,
  // The cursor's block was removed by a fork: the list has to be read from the start.
  gap: 410,
};

/**
 * The response envelope. Complete and empty is 404 for a single resource (`notFound` is the message) and an empty array
 * for a list (`notFound` null); failed is 502 with the failure of every source, or 503 if the index took too long.
 */
export function outcomeResponse(outcome: Outcome<unknown>, notFound: string | null): ApiResponse {
  if (outcome.state === 'data') return { status: 200, body: { data: outcome.data, meta: outcome.meta } };
  if (outcome.state === 'empty') {
    if (notFound === null) return { status: 200, body: { data: [], meta: outcome.meta } };
    return apiError(404, 'not-found', notFound, { meta: outcome.meta });
  }
  const { failures } = outcome.meta;
  for (const { code, message } of failures) {
    if (Object.hasOwn(badRequestCodes, code)) return apiError(badRequestCodes[code]!, code, message);
  }
  if (failures.some(({ code }) => code === 'too-slow')) {
    return apiError(503, 'overloaded', failureText(failures), { failures });
  }
  return apiError(502, 'sources-failed', failureText(failures), { failures, stale: outcome.stale });
}

function failureText(failures: readonly Failure[]): string {
  return failures[0]?.message ?? 'No source is available';
}
