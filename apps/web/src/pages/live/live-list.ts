import type { ActionRow } from '@antescope/sources/history/history-source';
import { foldInline } from '../../domain/history/fold-inline.ts';
import { maxRows } from '../../domain/live/live-rows.ts';

/** A row; `inline`: the inline actions of its transaction that are folded into it. */
export interface LiveRow extends ActionRow {
  inline?: readonly ActionRow[];
}

/** Displayed rows of one block, newest first. */
export interface BlockRows {
  block: number;
  rows: readonly LiveRow[];
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

const folded = new WeakMap<BlockRows, BlockRows>();

/** Folds inline actions into the action of the same block that caused them. A group that did not change keeps its identity. */
export function foldedList(list: LiveList): LiveList {
  return list.map((group) => {
    const known = folded.get(group);
    if (known !== undefined) return known;
    const next = { ...group, rows: foldInline(group.rows, () => false) };
    folded.set(group, next);
    return next;
  });
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
