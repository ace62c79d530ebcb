import { useSyncExternalStore } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { parseFavorites, toggleFavorite, type Favorite } from './favorite-list.ts';

const none: Favorite[] = [];
const lists = new Map<string, Favorite[]>();
const listeners = new Set<() => void>();

const storageKey = (chain: string): string => `antescope-favourites-${chain}`;

function listOf(chain: string): Favorite[] {
  let list = lists.get(chain);
  if (list === undefined) {
    list = parseFavorites(localStorage.getItem(storageKey(chain)));
    lists.set(chain, list);
  }
  return list;
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key?.startsWith('antescope-favourites-') !== true) return;
    lists.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Favorites of the current chain, stored in this browser; empty on the server. */
export function useFavorites(): { list: readonly Favorite[]; toggle: (favorite: Favorite) => void } {
  const { chain } = useBoot();
  const list = useSyncExternalStore(
    subscribe,
    () => listOf(chain.key),
    () => none,
  );
  return {
    list,
    toggle: (favorite) => {
      const next = toggleFavorite(listOf(chain.key), favorite);
      lists.set(chain.key, next);
      localStorage.setItem(storageKey(chain.key), JSON.stringify(next));
      for (const wake of listeners) wake();
    },
  };
}
