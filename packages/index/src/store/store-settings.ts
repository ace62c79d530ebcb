/** Storage of the server's indexes; each chain has its own file or database. */
export type StoreSettings = SqliteSettings | ClickHouseSettings;

export interface SqliteSettings {
  kind: 'sqlite';
}

export interface ClickHouseSettings {
  kind: 'clickhouse';
  /** http(s)://host:port of the server's HTTP interface. */
  url: string;
  /** Prefix of the databases; a chain's is `<database>_<first 8 digits of its id>`. */
  database: string;
  user: string;
  password: string;
  /** Cluster name in the ClickHouse server configuration; null for a single server. */
  cluster: string | null;
}

export const sqlite: SqliteSettings = { kind: 'sqlite' };
