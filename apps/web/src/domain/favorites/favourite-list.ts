export const favouriteTypes = ['account', 'token', 'contract', 'block', 'transaction', 'msig', 'key'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

export interface Favourite {
  type: FavouriteType;
  name: string;
}

/** Path below the chain's base of what a favourite names. */
export function favouritePath({ type, name }: Favourite): string {
  const folder = { token: 'tokens', contract: 'account' }[type as string] ?? type;
  return `/${folder}/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** Adds what is not there, in front; takes out what is. */
export function toggled(list: readonly Favourite[], favourite: Favourite): Favourite[] {
  const rest = list.filter((known) => !same(known, favourite));
  return rest.length < list.length ? rest : [favourite, ...rest];
}

export function same(a: Favourite, b: Favourite): boolean {
  return a.type === b.type && a.name === b.name;
}

/** Favourites of a stored text; what is not understood is left out, because anybody can write to storage. */
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
    favouriteTypes.some((known) => known === type) && typeof name === 'string' && name !== '' && name.length <= 128
  );
}
