const firstDelayMs = 500;
const factor = 2;
const maxAttempts = 10;
const maxDelayMs = 60_000;

/** Milliseconds before the reconnect that follows `attempts` failed ones; null if it is time to stop trying. */
export function reconnectDelay(attempts: number): number | null {
  return attempts >= maxAttempts ? null : Math.min(firstDelayMs * factor ** attempts, maxDelayMs);
}
