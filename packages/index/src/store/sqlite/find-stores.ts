import { existsSync, readdirSync } from 'node:fs';
import { storePath } from './open.ts';

/** SQLite stores in a data folder, by chain id. */
export function findStores(data: string): { chainId: string; path: string }[] {
  if (!existsSync(data)) return [];
  return readdirSync(data)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((chainId) => ({ chainId, path: storePath(data, chainId) }))
    .filter(({ path }) => existsSync(path));
}
