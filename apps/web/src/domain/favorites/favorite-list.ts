export const favoriteTypes = ['account', 'token', 'contract', 'block', 'transaction', 'msig', 'key'] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

export interface Favorite {
  type: FavoriteType;
  name: string;
}

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

/** Parses stored favorites; skips invalid entries, because storage is untrusted. */
export function parseFavorites(text: string | null): Favorite[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isFavorite).map(({ type, name }) => ({ type, name })) : [];
}

function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false;
  const { type, name } = value as Partial<Favorite>;
  return favoriteTypes.some((entry) => entry === type) && typeof name === 'string' && name !== '' && name.length <= 128;
}
