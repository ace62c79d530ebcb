import { failureReason } from '../core/failure-reason.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import { readPage } from '../table/table-rows.ts';
import type { TableGrid } from './table-query.ts';

/** A part of a key-value table, in the order of one of its indexes. */
export interface KvTableQuery {
  code: string;
  table: string;
  /** Name of the primary or a secondary index in the ABI. */
  index: string;
  /** Rows, 1 to 1000. */
  limit: number;
  /** Key to continue from in hex: `next` of a page. */
  from: string | null;
}

/**
 * Rows of a key-value table (get_kv_table_rows of EOSIO 2.1). A node without the endpoint fails with 'not-supported'. `next`
 * is in hex: next_key_bytes, the only key that nodes take back.
 */
export async function kvTablePage(at: SourceContext, query: KvTableQuery): Promise<Outcome<TableGrid>> {
  const { code, table, index, limit, from } = query;
  const outcome = await reading(
    async () => {
      const bound = from === null ? {} : { lower_bound: from, encode_type: 'bytes' as const };
      const answer = await at.api.getKvTableRows({ code, table, index_name: index, limit, ...bound });
      const { rows, next } = readPage(answer.value, false, 'next_key_bytes');
      return { ...answer, value: { rows: rows.map(({ data, payer }) => ({ data: data.value, payer })), next } };
    },
    { isEmpty: ({ rows }) => rows.length === 0 },
  );
  if (outcome.state !== 'failed') return outcome;
  const failures = outcome.meta.failures.map((failure) =>
    failure.code === 'not-supported' ? { ...failure, reason: failureReason('not-offered') } : failure,
  );
  return { ...outcome, meta: { ...outcome.meta, failures } };
}
