import type { SourceStatus } from './block-source.ts';
import { pause } from './pause.ts';

/** Status of a reader before its first attempt. */
export function statusBefore(url: string): SourceStatus {
  return { state: 'connecting', url, failures: 0, lastError: null, head: null, lastIrreversible: null };
}

/** Repeats attempts with pauses until `signal`, keeping `status` up to date. Throws what an attempt throws. */
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
