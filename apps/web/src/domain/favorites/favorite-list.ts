import type { Favorite } from '../../lib/config/user-config.ts';

/** Path of a favorite, relative to the chain. */
export function favoritePath({ type, name }: Favorite): string {
  const folder = type === 'token' ? 'tokens' : type;
  return `/${folder}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** Prepends a favorite, or removes it if present. */
export function toggleFavorite(list: readonly Favorite[], favorite: Favorite): Favorite[] {
  const rest = list.filter((entry) => !same(entry, favorite));
  return rest.length < list.length ? rest : [favorite, ...rest];
}

export function same(a: Favorite, b: Favorite): boolean {
  return a.type === b.type && a.name === b.name;
}
