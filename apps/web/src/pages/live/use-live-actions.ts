import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { LivePlayer, type PlayerView } from './live-player.ts';
import type { LivePageData } from './load.ts';

/**
 * Actions as they happen, on top of those the page came with. A hidden page ends its connection and goes on later where
 * it was.
 */
export function useLivePlayer({ rows, filter, upTo }: LivePageData): LivePlayer {
  const boot = useBoot();
  const [player] = useState(() => new LivePlayer(rows.state === 'data' ? rows.data : []));
  useEffect(() => player.play(boot, filter, upTo), [player, boot, filter, upTo]);
  useEffect(() => {
    addEventListener('scroll', player.wake, { passive: true });
    return () => removeEventListener('scroll', player.wake);
  }, [player]);
  return player;
}

/** One thing that the player tells: who shows nothing else is drawn again for nothing else. */
export function useTold<Name extends keyof PlayerView>(player: LivePlayer, name: Name): PlayerView[Name] {
  const read = () => player.view()[name];
  return useSyncExternalStore(player.subscribe, read, read);
}
