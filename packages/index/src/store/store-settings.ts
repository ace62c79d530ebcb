/** Where the index of every chain of this server is kept; each chain has a file or a database of its own there. */
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
  /** Name of the cluster in the servers' configuration; null: one server. */
  cluster: string | null;
}

export const sqlite: SqliteSettings = { kind: 'sqlite' };
