const firstDelayMs = 500;
const factor = 2;
const mostAttempts = 10;
const longestDelayMs = 60_000;

/** Milliseconds before the reconnect that follows `attempts` failed ones; null when it is time to stop trying. */
export function reconnectDelay(attempts: number): number | null {
  return attempts >= mostAttempts ? null : Math.min(firstDelayMs * factor ** attempts, longestDelayMs);
}
