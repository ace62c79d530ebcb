import type { ActionRow } from '@antescope/sources/history/history-source';
import { keptRows } from '../../domain/live/live-rows.ts';

/** The shown rows of one block, newest first. */
export interface BlockRows {
  block: number;
  rows: readonly ActionRow[];
  /** Rows are missing between this block and the one below it. */
  gapBelow: boolean;
}

/** A row that comes, and whether rows are missing before it. */
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

/** The list with rows (oldest first) above it, and without those that are too many. */
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
  return cut(groups, keptRows);
}

/** After a fork: what happened above the block did not happen. */
export function withoutBlocks(list: LiveList, above: number): LiveList {
  return list.some((group) => group.block > above) ? list.filter((group) => group.block <= above) : list;
}

export function rowCount(list: LiveList): number {
  return list.reduce((sum, group) => sum + group.rows.length, 0);
}

/** The newest rows of a list: what is drawn while more come than anybody can read. */
export function newestOf(list: LiveList, most: number): LiveList {
  return rowCount(list) <= most ? list : cut(list, most);
}

/** Groups that are whole stay the same objects, so that nothing of them is drawn again. */
function cut(groups: LiveList, most: number): LiveList {
  let left = most;
  const kept: BlockRows[] = [];
  for (const group of groups) {
    if (left <= 0) break;
    kept.push(group.rows.length <= left ? group : { ...group, rows: group.rows.slice(0, left) });
    left -= group.rows.length;
  }
  return kept;
}
