/** A row's table and key; the scope's id orders the rows of a table in all scopes. */
export interface RowPlace {
  tbl: number;
  code: string;
  table: string;
  scope: string;
  scopeId: number;
  key: bigint;
}
