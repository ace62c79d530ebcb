import type { HeadView } from '@antescope/sources/block/block-view';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { ActionsListener } from '@antescope/sources/realtime/realtime-client';
import type { Boot } from '../boot/boot.ts';
import { realtimeAt } from './connection.ts';
import { Pulse, type PulseState } from './pulse.ts';

/** 'lost': neither the socket nor the node answers; 'still': one does, and no block comes. */
export type FollowState = PulseState | 'lost';

export interface FollowListener extends Omit<ActionsListener, 'error'> {
  lastIrreversible(block: number): void;
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
  let link: 'connecting' | 'open' | 'lost' = 'connecting';
  const pulse = new Pulse(upTo?.number ?? null, () => tell());
  const tell = (): void => listener.state(link === 'open' ? pulse.state : link);
  const linked = (now: typeof link): void => {
    if (now === 'open' && link !== 'open') pulse.restart();
    link = now;
    tell();
  };
  const onHead = (head: HeadView): void => {
    pulse.heard(head.head);
    listener.lastIrreversible(head.lastIrreversible);
  };
  const poll = (): void => {
    if (stopPolling !== null) return;
    const nodeUrl = boot.ownNode?.nodeUrl ?? location.origin + boot.base;
    let ended = false;
    let stop = (): void => undefined;
    stopPolling = () => {
      ended = true;
      stop();
    };
    const answers = (yes: boolean): void => linked(yes ? 'open' : 'lost');
    const start = async (): Promise<void> => {
      // A server that cannot be reached has no code for us either: that is no reason to reload the page.
      const { pollBlocks } = await import('./poll-blocks.ts');
      const polled = { ...listener, rows, head: onHead, answers };
      if (!ended) stop = pollBlocks({ nodeUrl, chain: boot.chain }, filter, reached, polled);
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
    // Everything of that block is on the page already: the largest sequence is behind all of it.
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
