/** A ClickHouse server or cluster with the stores of any number of chains. */
export interface ClickHouseSettings {
  /** http(s)://host:port of the server's HTTP interface. */
  url: string;
  /** Prefix of the databases; a chain's is `<database>_<first 8 digits of its id>`. */
  database: string;
  user: string;
  password: string;
  /** Cluster name in the ClickHouse server configuration; null for a single server. */
  cluster: string | null;
}
