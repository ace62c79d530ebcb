import type { HeadView } from '@antescope/sources/block/block-view';
import { pollHead } from '@antescope/sources/realtime/poll-head';
import type { ConnectionState } from '@antescope/sources/realtime/realtime-client';
import { realtimeAt } from './connection.ts';
import { nodeHead } from './node-head.ts';

export interface HeadListener {
  onHead(head: HeadView, tps: number | null): void;
  onState(state: ConnectionState): void;
}

/**
 * Head updates via our server's socket, with a fallback to polling the node at `nodeBase` every two seconds. Returns
 * the unsubscribe function.
 */
export function followHead(realtimePath: string, nodeBase: string, { onHead, onState }: HeadListener): () => void {
  let stopPolling: (() => void) | null = null;
  const poll = (): void => {
    stopPolling ??= pollHead(
      () => nodeHead(nodeBase),
      (head) => onHead(head, null),
    );
  };
  const stops: (() => void)[] = [() => stopPolling?.()];
  if (realtimePath === '') poll();
  else {
    const client = realtimeAt(realtimePath);
    stops.push(
      client.onHead(onHead),
      client.onState((state) => {
        onState(state);
        if (state === 'live') {
          stopPolling?.();
          stopPolling = null;
        } else if (state === 'waiting' || state === 'paused') poll();
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}
