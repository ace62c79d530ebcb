import type { ClickHouseSettings } from '@antescope/index-clickhouse/clickhouse-settings';

/** Where the server's indexes are stored; each chain has its own file or database. */
export type StoreSettings = SqliteSettings | ClickHouseStoreSettings;

export interface SqliteSettings {
  kind: 'sqlite';
}

export interface ClickHouseStoreSettings extends ClickHouseSettings {
  kind: 'clickhouse';
}

export const sqlite: SqliteSettings = { kind: 'sqlite' };
