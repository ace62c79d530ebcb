/** A row of a ClickHouse JSON result; 64-bit integers are strings. */
export type EngineRow = Record<string, unknown>;

/** Values of `{name:Type}` placeholders; the only way for untrusted input to enter a statement. */
export type EngineParameters = Record<string, string | number>;

/** Rows for one table in ClickHouse's TabSeparated form, in the order of `columns`. */
export interface EngineInsert {
  table: string;
  columns: readonly string[];
  body: Buffer;
  /** Deduplication token: repeating an insert into the same table has no effect. */
  token: string;
}

/** ClickHouse interface of the store: a server, or an embedded engine. */
export interface Engine {
  /** Location, for error messages. */
  readonly place: string;
  command(statement: string): Promise<void>;
  query(statement: string, parameters?: EngineParameters): Promise<EngineRow[]>;
  /** Resolves once the rows are stored. */
  insert(insert: EngineInsert): Promise<void>;
  close(): Promise<void>;
}
