import { reading } from '../node/reading.ts';
import type { TableRowsRequest } from '../node/chain-api.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { tableRows } from '../table/table-rows.ts';
import { tableAtBlock } from './table-at-block.ts';
import type { TableGrid, TableQuery } from './table-query.ts';

/** Rows of any table of any contract (get_table_rows; of the past, our index), the columns as the contract has them. */
export function tablePage(at: SourceContext, query: TableQuery): Promise<Outcome<TableGrid>> {
  if (query.at !== null) return tableAtBlock(at, query, query.at);
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
