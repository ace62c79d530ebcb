/** Interval in milliseconds for polling the head when no websocket is available. */
export const pollEveryMs = 2000;

/**
 * Reads the head every two seconds, one request at a time, and passes on higher ones. Failures are ignored: the next poll
 * tries again. Returns how to stop.
 */
export function pollHead<Head extends { head: number }>(
  read: () => Promise<Head | null>,
  onHead: (head: Head) => void,
): () => void {
  let ended = false;
  let highest = -1;
  let timer: ReturnType<typeof setTimeout>;
  const poll = async (): Promise<void> => {
    const head = await read().catch(() => null);
    if (ended) return;
    if (head !== null && head.head > highest) {
      highest = head.head;
      onHead(head);
    }
    timer = setTimeout(() => void poll(), pollEveryMs);
  };
  timer = setTimeout(() => void poll(), pollEveryMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
