/** A row as ClickHouse's JSON gives it; 64-bit integers are texts. */
export type EngineRow = Record<string, unknown>;

/** Values of `{name:Type}` placeholders; what a person or a chain wrote reaches a statement in no other way. */
export type EngineParameters = Record<string, string | number>;

/** Rows for one table in ClickHouse's TabSeparated form, in the order of `columns`. */
export interface EngineInsert {
  table: string;
  columns: readonly string[];
  body: Buffer;
  /** The same token twice into the same table is one insert, so a doubtful one may be sent again. */
  token: string;
}

/** What the store needs of ClickHouse: a server, or the engine in this process. */
export interface Engine {
  /** Where it is, for messages. */
  readonly place: string;
  command(statement: string): Promise<void>;
  query(statement: string, parameters?: EngineParameters): Promise<EngineRow[]>;
  /** Resolves when the rows are stored. */
  insert(insert: EngineInsert): Promise<void>;
  close(): Promise<void>;
}
