import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { LivePlayer, type PlayerView } from './live-player.ts';
import type { LivePageData } from './load.ts';

export interface LiveActions extends PlayerView {
  /** Has the rows, which change more often than what is told about them. */
  player: LivePlayer;
  /** Pauses a running stream; starts a paused one. */
  toggle(): void;
  /** Shows what waits, at the top. */
  show(): void;
}

/**
 * Actions as they happen, on top of those the page came with. A hidden page ends its connection and goes on later where
 * it was.
 */
export function useLiveActions({ rows, filter, upTo }: LivePageData): LiveActions {
  const boot = useBoot();
  const [player] = useState(() => new LivePlayer(rows.state === 'data' ? rows.data : []));
  const view = useSyncExternalStore(player.subscribe, player.view, player.view);
  useEffect(() => player.play(boot, filter, upTo), [player, boot, filter, upTo]);
  useEffect(() => {
    addEventListener('scroll', player.wake, { passive: true });
    return () => removeEventListener('scroll', player.wake);
  }, [player]);
  return {
    ...view,
    player,
    toggle: () => player.pause(view.state !== 'paused'),
    show() {
      player.show();
      scrollTo({ top: 0 });
    },
  };
}
