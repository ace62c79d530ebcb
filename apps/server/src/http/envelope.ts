import type { Failure, Outcome } from '@antescope/sources/outcome';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

export function apiError(status: number, code: string, message: string, details: unknown = {}): ApiAnswer {
  return { status, body: { error: { code, message, details } } };
}

/** What the asker did wrong, as sources name it; everything else is ours or a node's. */
const inputFailures = new Set(['bad-key', 'bad-name', 'bad-id', 'bad-cursor', 'bad-input']);

/**
 * The envelope of DESIGN §11. Complete and empty is 404 for one thing (`missing` says which) and an empty list for
 * lists (`missing` null); failed is 502 with every source that was asked.
 */
export function outcomeAnswer(outcome: Outcome<unknown>, missing: string | null): ApiAnswer {
  if (outcome.state === 'data') return { status: 200, body: { data: outcome.data, meta: outcome.meta } };
  if (outcome.state === 'empty') {
    if (missing === null) return { status: 200, body: { data: [], meta: outcome.meta } };
    return apiError(404, 'not-found', missing, { meta: outcome.meta });
  }
  const { failures } = outcome.meta;
  const wrongInput = failures.find((failure) => inputFailures.has(failure.code));
  if (wrongInput !== undefined) return apiError(400, wrongInput.code, wrongInput.message);
  return apiError(502, 'sources-failed', failureText(failures), { failures, stale: outcome.stale });
}

function failureText(failures: readonly Failure[]): string {
  return failures[0]?.message ?? 'No source could be asked';
}
