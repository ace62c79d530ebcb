import type { IndexStore } from '@antescope/index/store/index-store';
import { type SqlitePlace, sqliteStore } from '@antescope/index/store/sqlite/sqlite-store';
import type { StoreSettings } from '../config/store-settings.ts';
import { loadClickHouse } from './load-clickhouse.ts';

/** The configured store of a chain; `dataFolder` is for SQLite. Throws StartError. */
export async function storeOfChain(settings: StoreSettings, place: SqlitePlace): Promise<IndexStore> {
  if (settings.kind === 'sqlite') return sqliteStore(place);
  const { dataFolder: _, ...chain } = place;
  const { clickHouseStore } = await loadClickHouse(() => import('@antescope/index-clickhouse/clickhouse-store'));
  return clickHouseStore({ ...chain, settings });
}
