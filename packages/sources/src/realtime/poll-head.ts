/** Interval in milliseconds for polling the head when no websocket is available. */
export const pollEveryMs = 2000;

/**
 * Asks for the head every two seconds, never twice at once, and hands on what is higher than before. A failed look is
 * nobody's business but the next one's. Returns what ends it.
 */
export function pollHead<Head extends { head: number }>(
  read: () => Promise<Head | null>,
  onHead: (head: Head) => void,
): () => void {
  let ended = false;
  let highest = -1;
  let timer: ReturnType<typeof setTimeout>;
  const look = async (): Promise<void> => {
    const found = await read().catch(() => null);
    if (ended) return;
    if (found !== null && found.head > highest) {
      highest = found.head;
      onHead(found);
    }
    timer = setTimeout(() => void look(), pollEveryMs);
  };
  timer = setTimeout(() => void look(), pollEveryMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
