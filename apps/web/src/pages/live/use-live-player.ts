import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { LivePlayer, type PlayerView } from './live-player.ts';
import type { LivePageData } from './load.ts';

/** Live actions on top of the loaded ones. A hidden page closes its connection and resumes from its last block. */
export function useLivePlayer({ rows, filter, upTo }: LivePageData): LivePlayer {
  const boot = useBoot();
  const [player] = useState(() => new LivePlayer(rows.state === 'data' ? rows.data : [], !isNarrowed(filter)));
  useEffect(() => player.play(boot, filter, upTo), [player, boot, filter, upTo]);
  useEffect(() => {
    addEventListener('scroll', player.wake, { passive: true });
    return () => removeEventListener('scroll', player.wake);
  }, [player]);
  return player;
}

/** Under a filter, inline actions are what it looks for. */
function isNarrowed(filter: LiveFilter): boolean {
  return Object.values(filter).some((condition) => condition !== undefined);
}

/** One value of the player's view: re-renders only when it changes. */
export function usePlayerValue<Name extends keyof PlayerView>(player: LivePlayer, name: Name): PlayerView[Name] {
  const getValue = () => player.view()[name];
  return useSyncExternalStore(player.subscribe, getValue, getValue);
}
