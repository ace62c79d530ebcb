import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

/** Rows of a page, and newer rows buffered until they are requested. */
export interface BufferedRows {
  /** Newest first, like `waiting`. */
  shown: readonly ActionRow[];
  waiting: readonly ActionRow[];
  /** Rows above this block may have been undone unnoticed: they are not marked as irreversible. */
  verifiedUpTo: number;
}

export function initialRows(shown: readonly ActionRow[]): BufferedRows {
  return { shown, waiting: [], verifiedUpTo: Number.MAX_SAFE_INTEGER };
}

export function withBatch(rows: BufferedRows, batch: readonly ActionRow[]): BufferedRows {
  return { ...rows, waiting: withNewRows(rows.waiting, batch) };
}

/** A fork: removes shown and buffered rows above the block. */
export function afterUndo({ shown, waiting, verifiedUpTo }: BufferedRows, block: number): BufferedRows {
  return { shown: withoutBlocksAbove(shown, block), waiting: withoutBlocksAbove(waiting, block), verifiedUpTo };
}

/**
 * After a gap an undo may have been missed: drops buffered rows that could have been undone (a reload has them), and
 * does not mark such shown rows as irreversible.
 */
export function afterGap(rows: BufferedRows, lastIrreversible: number): BufferedRows {
  return {
    shown: rows.shown,
    waiting: withoutBlocksAbove(rows.waiting, lastIrreversible),
    verifiedUpTo: Math.min(rows.verifiedUpTo, lastIrreversible),
  };
}

export function finalRows({ shown, verifiedUpTo }: BufferedRows, lastIrreversible: number): readonly ActionRow[] {
  return withIrreversible(shown, Math.min(lastIrreversible, verifiedUpTo));
}

/** Rows that would be shown on request, and those that the spam rules would hide. */
export function newRowsOf(
  { shown, waiting }: BufferedRows,
  exclude: (row: ActionRow) => boolean,
  hideSpam: boolean,
): { newRows: ActionRow[]; hidden: HiddenRows[] } {
  const existing = new Set(shown.map((row) => row.cursor));
  const hidden: HiddenRows[] = [];
  const newRows = waiting.filter((row) => {
    if (existing.has(row.cursor) || exclude(row)) return false;
    if (!hideSpam || row.spam === undefined) return true;
    addHidden(hidden, { ...row.spam, count: 1 });
    return false;
  });
  return { newRows, hidden };
}
