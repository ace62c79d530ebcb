import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { Boot } from '../boot/boot.ts';
import { realtimeAt } from './connection.ts';
import type { PolledListener } from './poll-blocks.ts';

/** 'lost': neither the socket nor the node answers. */
export type FollowState = 'connecting' | 'running' | 'lost';

export interface FollowListener extends Omit<PolledListener, 'answers' | 'error'> {
  state(state: FollowState): void;
}

/** Where a page's rows end; the stream goes on behind it. */
export type UpTo = { number: number; id: string } | null;

/**
 * New actions by our server's socket; where there is none (local mode), where it is refused, and once ten attempts have
 * failed, from the node, block by block. Returns what ends it.
 */
export function followActions(boot: Boot, filter: LiveFilter, upTo: UpTo, listener: FollowListener): () => void {
  const stops: (() => void)[] = [];
  let reached = upTo;
  let stopPolling: (() => void) | null = null;
  const poll = (): void => {
    if (stopPolling !== null) return;
    const nodeUrl = boot.ownNode?.nodeUrl ?? location.origin + boot.base;
    let ended = false;
    let stop = (): void => undefined;
    stopPolling = () => {
      ended = true;
      stop();
    };
    const answers = (yes: boolean): void => listener.state(yes ? 'running' : 'lost');
    const start = async (): Promise<void> => {
      // A server that cannot be reached has no code for us either: that is no reason to reload the page.
      const { pollBlocks } = await import('./poll-blocks.ts');
      if (!ended) stop = pollBlocks({ nodeUrl, chain: boot.chain }, filter, reached, { ...listener, rows, answers });
    };
    start().catch(() => listener.state('lost'));
  };
  const rows: FollowListener['rows'] = (batch, block) => {
    reached = block;
    listener.rows(batch, block);
  };
  stops.push(() => stopPolling?.());
  if (boot.realtimePath === '') poll();
  else {
    const client = realtimeAt(boot.realtimePath);
    // Everything of that block is on the page already: the largest sequence is behind all of it.
    const since = upTo === null ? undefined : `${upTo.number}-${upTo.id.slice(8, 16)}-${Number.MAX_SAFE_INTEGER}`;
    stops.push(
      client.onHead((head) => listener.lastIrreversible(head.lastIrreversible)),
      client.onActions(filter, { ...listener, rows, error: poll }, since),
      client.onState((state) => {
        if (state === 'paused') poll();
        else if (stopPolling === null) listener.state(state === 'live' ? 'running' : 'connecting');
        else if (state === 'live') {
          stopPolling();
          stopPolling = null;
          listener.state('running');
        }
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}
