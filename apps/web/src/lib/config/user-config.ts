export const favoriteTypes = ['account', 'token', 'contract', 'block', 'transaction', 'msig', 'key'] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

export interface Favorite {
  type: FavoriteType;
  name: string;
}

/**
 * The part of the user config that only the browser reads, stored in it; locale, theme, UTC and currency are in a cookie
 * (`Preferences`), because the server renders by them.
 */
export interface UserConfig {
  /** Account indexes of the key path on Ledger devices, m/44'/coin'/0'/0/index. */
  ledgerIndexList: readonly number[];
  /** The same on Trezor devices. */
  trezorIndexList: readonly number[];
  /** By chain key, newest first. */
  userFavorites: Readonly<Record<string, readonly Favorite[]>>;
  /** Off until chosen: it adds an action of the sponsor to transactions. */
  freeCpuEnabled: boolean;
}

export const userConfigKey = 'antescope-config';

/** More indexes than this are not read from a device: each one is a request to it. */
const maxIndexes = 20;
/** Indexes of a key path that are not hardened. */
const maxIndex = 0x7fff_ffff;

/** Parses the stored config; invalid fields get their defaults one by one, because storage is untrusted. */
export function parseUserConfig(text: string | null): UserConfig {
  const stored = recordOf(parsedOf(text));
  return {
    ledgerIndexList: indexesOf(stored.ledgerIndexList) ?? [0, 1, 2],
    trezorIndexList: indexesOf(stored.trezorIndexList) ?? [0],
    userFavorites: Object.fromEntries(
      Object.entries(recordOf(stored.userFavorites)).map(([chain, list]) => [chain, favoritesOf(list)]),
    ),
    freeCpuEnabled: stored.freeCpuEnabled === true,
  };
}

/** Account indexes written as '0, 1, 2', each once; null for anything else. */
export function parseIndexes(text: string): number[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  if (!parts.every((part) => /^\d{1,10}$/.test(part))) return null;
  return indexesOf([...new Set(parts.map(Number))]);
}

/** Favorites of a list of unknown content; skips invalid entries. */
export function favoritesOf(list: unknown): Favorite[] {
  return Array.isArray(list) ? list.filter(isFavorite).map(({ type, name }) => ({ type, name })) : [];
}

function indexesOf(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxIndexes) return null;
  const valid = value.every((index) => Number.isInteger(index) && index >= 0 && index <= maxIndex);
  return valid ? (value as number[]) : null;
}

function isFavorite(value: unknown): value is Favorite {
  const { type, name } = recordOf(value);
  return favoriteTypes.some((entry) => entry === type) && typeof name === 'string' && name !== '' && name.length <= 128;
}

function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Partial<Record<string, unknown>>) : {};
}

export function parsedOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not written by this site: counts as absent.
    return null;
  }
}
