import type { HeadView } from '@antescope/sources/block/block-view';
import type { ConnectionState } from '@antescope/sources/realtime/realtime-client';
import { useEffect, useState } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { pollHead } from '@antescope/sources/realtime/poll-head';
import { realtimeAt } from './connection.ts';
import { nodeHead } from './node-head.ts';

export interface LiveHead {
  head: HeadView | null;
  tps: number | null;
  state: ConnectionState;
}

/** The head as the page came with it, then as it moves; only a higher head counts. */
export function useLiveHead(first: HeadView | null): LiveHead {
  const { realtimePath, base } = useBoot();
  const [live, setLive] = useState<{ head: HeadView; tps: number | null } | null>(null);
  const [state, setState] = useState<ConnectionState>('idle');
  useEffect(() => {
    const newest = (head: HeadView, tps: number | null): void =>
      setLive((now) => (now !== null && head.head <= now.head.head ? now : { head, tps }));
    const client = realtimeAt(realtimePath);
    const poll = (): (() => void) =>
      pollHead(
        () => nodeHead(base),
        (head) => newest(head, null),
      );
    let stopPolling: (() => void) | null = null;
    const stops = [
      client.onHead(newest),
      client.onState((now) => {
        setState(now);
        // Without a socket the head is asked for, until there is one again.
        if (now === 'live') {
          stopPolling?.();
          stopPolling = null;
        } else if (now === 'waiting' || now === 'paused') {
          stopPolling ??= poll();
        }
      }),
    ];
    return () => {
      stopPolling?.();
      stops.forEach((stop) => stop());
    };
  }, [realtimePath, base]);
  const newer = live !== null && (first === null || live.head.head >= first.head);
  return { head: newer ? live.head : first, tps: live?.tps ?? null, state };
}
