export const favouriteTypes = ['account', 'token', 'contract', 'block', 'transaction', 'msig', 'key'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

export interface Favourite {
  type: FavouriteType;
  name: string;
}

/** Path of a favorite, relative to the chain. */
export function favouritePath({ type, name }: Favourite): string {
  const folder = { token: 'tokens', contract: 'account' }[type as string] ?? type;
  return `/${folder}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** Prepends a favorite, or removes it if present. */
export function toggled(list: readonly Favourite[], favourite: Favourite): Favourite[] {
  const rest = list.filter((entry) => !same(entry, favourite));
  return rest.length < list.length ? rest : [favourite, ...rest];
}

export function same(a: Favourite, b: Favourite): boolean {
  return a.type === b.type && a.name === b.name;
}

/** Parses stored favorites; skips invalid entries, because storage is untrusted. */
export function readFavourites(text: string | null): Favourite[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isFavourite).map(({ type, name }) => ({ type, name })) : [];
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const { type, name } = value as Partial<Favourite>;
  return (
    favouriteTypes.some((entry) => entry === type) && typeof name === 'string' && name !== '' && name.length <= 128
  );
}
