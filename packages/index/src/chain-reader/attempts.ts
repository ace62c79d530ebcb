import type { SourceStatus } from './block-source.ts';
import { pause } from './pause.ts';

/** Of a reader that has not asked anybody yet. */
export function statusBefore(url: string): SourceStatus {
  return { state: 'connecting', url, failures: 0, lastError: null, head: null, lastIrreversible: null };
}

/** One attempt after another, with pauses between them, until `signal`; `status` tells what goes on. Throws what an attempt throws. */
export async function attemptUntil(
  signal: AbortSignal,
  status: SourceStatus,
  { attempt, retryAfter }: { attempt: () => Promise<void>; retryAfter: () => number },
): Promise<void> {
  try {
    while (!signal.aborted) {
      status.state = 'connecting';
      await attempt();
      if (signal.aborted) break;
      status.state = 'waiting';
      await pause(retryAfter(), signal);
    }
  } finally {
    status.state = 'stopped';
  }
}
