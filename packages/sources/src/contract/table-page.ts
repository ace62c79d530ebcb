import { reading } from '../node/reading.ts';
import type { TableRowsRequest } from '../node/chain-api.ts';
import type { Outcome } from '../outcome.ts';
import type { SourceContext } from '../source-context.ts';
import type { KeyType } from '../table/table-definition.ts';
import { tableRows } from '../table/table-rows.ts';

/** A part of any table, as a person asks for it. */
export interface TableQuery {
  code: string;
  table: string;
  /** As nodeos takes it: a name, a number, a symbol or its code. */
  scope: string;
  /** Rows, 1 to 1000. */
  limit: number;
  lower: string | null;
  upper: string | null;
  reverse: boolean;
  showPayer: boolean;
  /** '1': the primary one. */
  index: string;
  /** null for the primary index alone: nodeos finds out by itself. */
  keyType: KeyType | null;
  /** Key to go on from: a page's `next`. */
  from: string | null;
}

export interface TableGrid {
  /** Rows as the node decoded them with the contract's ABI. */
  rows: { data: unknown; payer: string | null }[];
  next: string | null;
}

/** Rows of any table of any contract (get_table_rows), the columns as the contract has them. */
export function tablePage(at: SourceContext, query: TableQuery): Promise<Outcome<TableGrid>> {
  return reading(
    async () => {
      const answer = await tableRows(at.api, requestOf(query));
      const rows = answer.value.rows.map(({ data, payer }) => ({ data: data.value, payer }));
      return { ...answer, value: { rows, next: answer.value.next } };
    },
    { isEmpty: ({ rows }) => rows.length === 0 },
  );
}

function requestOf(query: TableQuery): TableRowsRequest {
  const from = query.from === null ? {} : query.reverse ? { upper_bound: query.from } : { lower_bound: query.from };
  return {
    code: query.code,
    scope: query.scope,
    table: query.table,
    limit: query.limit,
    ...(query.lower === null ? {} : { lower_bound: query.lower }),
    ...(query.upper === null ? {} : { upper_bound: query.upper }),
    ...from,
    ...(query.reverse ? { reverse: true } : {}),
    ...(query.showPayer ? { show_payer: true } : {}),
    ...(query.index === '1' ? {} : { index_position: query.index }),
    ...(query.keyType === null ? {} : { key_type: query.keyType }),
  };
}
