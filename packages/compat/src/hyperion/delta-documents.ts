import { setImmediate as turn } from 'node:timers/promises';
import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredRowChange } from '@antescope/index/store/change-reader';
import type { StoredBlock } from '@antescope/index/store/history-store';
import type { ChainIndex } from './chain-index.ts';
import { rowData } from './row-data.ts';

/** Rows decoded before other requests are served. */
const rowsPerTurn = 50;

/** A version of a row in Hyperion's format. */
export interface DeltaDocument extends Record<string, unknown> {
  code: string;
  scope: string;
  table: string;
  payer: string;
  block_num: number;
}

/** Documents of row versions, in the given order; those removed by a fork in the meantime are skipped. */
export async function deltaDocuments(index: ChainIndex, changes: readonly StoredRowChange[]): Promise<DeltaDocument[]> {
  const blocks = new Map<number, Promise<StoredBlock | null>>();
  const deltas: DeltaDocument[] = [];
  for (const [at, { code, scope, table, primaryKey, block, payer, value }] of changes.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await turn();
    const pending = blocks.get(block) ?? index.reader.block(block);
    blocks.set(block, pending);
    const stored = await pending;
    if (stored === null) continue;
    deltas.push({
      timestamp: slotToTime(stored.slot),
      present: value === null ? 0 : 1,
      code,
      scope,
      table,
      primary_key: primaryKey.toString(),
      payer,
      block_num: block,
      block_id: stored.id,
      ...(value === null ? {} : { data: await rowData(index, { code, table, value, block }) }),
    });
  }
  return deltas;
}
