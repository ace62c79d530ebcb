import type { HeadView } from '@antescope/sources/block/block-view';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { ActionsListener } from '@antescope/sources/realtime/realtime-client';
import type { Boot } from '../boot/boot.ts';
import { realtimeAt } from './connection.ts';
import { Pulse, type PulseState } from './pulse.ts';

/** 'lost': neither socket nor node respond; 'still': connected, but no blocks arrive. */
export type FollowState = PulseState | 'lost';

export interface FollowListener extends Omit<ActionsListener, 'error'> {
  lastIrreversible(block: number): void;
  state(state: FollowState): void;
}

/** The newest block of the page's rows; the stream resumes after it. */
export type UpTo = { number: number; id: string } | null;

/**
 * New actions via our server's socket, with a fallback to polling the node's blocks: without a socket (local mode), if
 * it is rejected, and after ten failed attempts. Returns the unsubscribe function.
 */
export function followActions(boot: Boot, filter: LiveFilter, upTo: UpTo, listener: FollowListener): () => void {
  const stops: (() => void)[] = [];
  let reached = upTo;
  let stopPolling: (() => void) | null = null;
  let link: 'connecting' | 'open' | 'lost' = 'connecting';
  const pulse = new Pulse(upTo?.number ?? null, () => report());
  const report = (): void => listener.state(link === 'open' ? pulse.state : link);
  const linked = (now: typeof link): void => {
    if (now === 'open' && link !== 'open') pulse.restart();
    link = now;
    report();
  };
  const onHead = (head: HeadView): void => {
    pulse.report(head.head);
    listener.lastIrreversible(head.lastIrreversible);
  };
  const poll = (): void => {
    if (stopPolling !== null) return;
    const nodeUrl = boot.ownNode?.nodeUrl ?? location.origin + boot.base;
    let stopped = false;
    let stop = (): void => undefined;
    stopPolling = () => {
      stopped = true;
      stop();
    };
    const responding = (yes: boolean): void => linked(yes ? 'open' : 'lost');
    const start = async (): Promise<void> => {
      // If the server is unreachable, the chunk is, too: no reason to reload the page.
      const { pollBlocks } = await import('./poll-blocks.ts');
      const polled = { ...listener, rows, head: onHead, responding };
      if (!stopped) stop = pollBlocks({ nodeUrl, chain: boot.chain }, filter, reached, polled);
    };
    start().catch(() => linked('lost'));
  };
  const rows: FollowListener['rows'] = (batch, block) => {
    reached = block;
    listener.rows(batch, block);
  };
  stops.push(
    () => pulse.end(),
    () => stopPolling?.(),
  );
  if (boot.realtimePath === '') poll();
  else {
    const client = realtimeAt(boot.realtimePath);
    // The page has all actions of that block: the largest sequence skips them.
    const since = upTo === null ? undefined : `${upTo.number}-${upTo.id.slice(8, 16)}-${Number.MAX_SAFE_INTEGER}`;
    stops.push(
      client.onHead(onHead),
      client.onActions(filter, { ...listener, rows, error: poll }, since),
      client.onState((state) => {
        if (state === 'paused') poll();
        else if (stopPolling === null) linked(state === 'live' ? 'open' : 'connecting');
        else if (state === 'live') {
          stopPolling();
          stopPolling = null;
          linked('open');
        }
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}
