import type { ActionRow } from '@antescope/sources/history/history-source';
import { maxRows } from '../../domain/live/live-rows.ts';

/** Displayed rows of one block, newest first. */
export interface BlockRows {
  block: number;
  rows: readonly ActionRow[];
  /** Rows are missing between this block and the next. */
  gapBelow: boolean;
}

/** A new row, and whether rows are missing before it. */
export interface NewRow {
  row: ActionRow;
  afterGap: boolean;
}

/** Newest block first; at most `keptRows` rows. */
export type LiveList = readonly BlockRows[];

export function listOf(newestFirst: readonly ActionRow[]): LiveList {
  return withRows(
    [],
    newestFirst.toReversed().map((row) => ({ row, afterGap: false })),
  );
}

/** Prepends rows (oldest first) and drops the surplus. */
export function withRows(list: LiveList, rows: readonly NewRow[]): LiveList {
  if (rows.length === 0) return list;
  const groups = [...list];
  for (const { row, afterGap } of rows) {
    const first = groups[0];
    if (first !== undefined && first.block === row.blockNumber && !afterGap) {
      groups[0] = { ...first, rows: [row, ...first.rows] };
    } else {
      groups.unshift({ block: row.blockNumber, rows: [row], gapBelow: afterGap });
    }
  }
  return trim(groups, maxRows);
}

/** After a fork: removes the blocks above `above`. */
export function withoutBlocks(list: LiveList, above: number): LiveList {
  return list.some((group) => group.block > above) ? list.filter((group) => group.block <= above) : list;
}

export function rowCount(list: LiveList): number {
  return list.reduce((sum, group) => sum + group.rows.length, 0);
}

/** The newest rows of a list, rendered while actions arrive faster than they can be read. */
export function newestOf(list: LiveList, max: number): LiveList {
  return rowCount(list) <= max ? list : trim(list, max);
}

/** Complete groups keep their identity, so that they are not rendered again. */
function trim(groups: LiveList, max: number): LiveList {
  let left = max;
  const result: BlockRows[] = [];
  for (const group of groups) {
    if (left <= 0) break;
    result.push(group.rows.length <= left ? group : { ...group, rows: group.rows.slice(0, left) });
    left -= group.rows.length;
  }
  return result;
}
