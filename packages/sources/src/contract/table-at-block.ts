import { failureReason, type FailureReason } from '../core/failure-reason.ts';
import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { data, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { blockOfPoint } from '../state/point-in-time.ts';
import type { TableGrid, TableQuery } from './table-query.ts';

/**
 * Rows of a table as a block left them, from our own index: by primary key, ascending. `point` is a block number or a
 * time. Fails with 'not-supported' for another index or order, 'not-indexed' where the block is not known.
 */
export async function tableAtBlock(at: SourceContext, query: TableQuery, point: string): Promise<Outcome<TableGrid>> {
  const refuse = (code: string, message: string, reason?: FailureReason): Outcome<TableGrid> =>
    failed([{ source: 'index', endpoint: null, code, message, ...(reason === undefined ? {} : { reason }) }]);
  if (at.past === null) {
    const message = 'Past table state requires an index, which this chain does not have here';
    return refuse('not-indexed', message, failureReason('no-index'));
  }
  if (query.index !== '1' || query.reverse) {
    const message = 'Tables of the past are read by their primary key, ascending';
    return refuse('not-supported', message, failureReason('primary-key-only'));
  }
  const block = await blockOfPoint(at, point);
  if (block.state !== 'data') return withoutData(block);
  const from = keyOf(query.from ?? query.lower, 0n);
  const last = keyOf(query.upper, 0xffffffffffffffffn);
  if (from === null || last === null) return refuse('bad-input', 'A bound is neither a number nor a name');
  const page = await at.past.tableAt(query, { block: block.data, from, limit: query.limit });
  if (page.state !== 'data') return withoutData(page);
  const rows = page.data.rows.filter(({ primaryKey }) => BigInt(primaryKey) <= last);
  const next = page.data.next === null || BigInt(page.data.next) > last ? null : page.data.next;
  if (rows.length === 0) return { state: 'empty', meta: page.meta };
  return data(
    { rows: rows.map((row) => ({ data: row.data, payer: query.showPayer ? row.payer : null })), next },
    page.meta,
  );
}

/** A bound as nodeos takes it for a primary key: digits are a number, letters a name. */
function keyOf(bound: string | null, otherwise: bigint): bigint | null {
  if (bound === null) return otherwise;
  if (/^\d{1,20}$/.test(bound)) return BigInt(bound) > 0xffffffffffffffffn ? null : BigInt(bound);
  return isName(bound) ? nameToU64(bound) : null;
}
