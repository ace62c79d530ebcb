import { useEffect } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { changeUserConfig, userConfig, useUserConfig } from '../../lib/config/use-user-config.ts';
import { favoritesOf, parsedOf, type Favorite } from '../../lib/config/user-config.ts';
import { toggleFavorite } from './favorite-list.ts';

const none: readonly Favorite[] = [];

/** Moves the favorites of a chain from the key that they had before they were part of the user config. */
function adopt(chain: string): void {
  const formerKey = `antescope-favourites-${chain}`;
  const former = localStorage.getItem(formerKey);
  if (former === null) return;
  store(chain, [...(userConfig().userFavorites[chain] ?? none), ...favoritesOf(parsedOf(former))]);
  localStorage.removeItem(formerKey);
}

function store(chain: string, list: readonly Favorite[]): void {
  changeUserConfig({ userFavorites: { ...userConfig().userFavorites, [chain]: list } });
}

/** Favorites of the current chain, part of the user config; empty on the server. */
export function useFavorites(): { list: readonly Favorite[]; toggle: (favorite: Favorite) => void } {
  const { key } = useBoot().chain;
  const { userFavorites } = useUserConfig();
  useEffect(() => adopt(key), [key]);
  return {
    list: userFavorites[key] ?? none,
    toggle: (favorite) => store(key, toggleFavorite(userConfig().userFavorites[key] ?? none, favorite)),
  };
}
