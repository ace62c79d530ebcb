import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

/** Rows of a page, and newer rows buffered until they are requested. */
export interface WaitingRows {
  /** Newest first, like `waiting`. */
  shown: readonly ActionRow[];
  waiting: readonly ActionRow[];
  /** Rows above this block may have been undone unnoticed: they are not marked as irreversible. */
  verifiedUpTo: number;
}

export function beginWith(shown: readonly ActionRow[]): WaitingRows {
  return { shown, waiting: [], verifiedUpTo: Number.MAX_SAFE_INTEGER };
}

export function withBatch(rows: WaitingRows, batch: readonly ActionRow[]): WaitingRows {
  return { ...rows, waiting: withNewRows(rows.waiting, batch) };
}

/** A fork: removes shown and buffered rows above the block. */
export function afterUndo({ shown, waiting, verifiedUpTo }: WaitingRows, block: number): WaitingRows {
  return { shown: withoutBlocksAbove(shown, block), waiting: withoutBlocksAbove(waiting, block), verifiedUpTo };
}

/**
 * After a gap an undo may have been missed: drops buffered rows that could have been undone (a reload has them), and
 * does not mark such shown rows as irreversible.
 */
export function afterGap(rows: WaitingRows, lastIrreversible: number): WaitingRows {
  return {
    shown: rows.shown,
    waiting: withoutBlocksAbove(rows.waiting, lastIrreversible),
    verifiedUpTo: Math.min(rows.verifiedUpTo, lastIrreversible),
  };
}

export function finalRows({ shown, verifiedUpTo }: WaitingRows, lastIrreversible: number): readonly ActionRow[] {
  return withIrreversible(shown, Math.min(lastIrreversible, verifiedUpTo));
}

/** Rows that would be shown on request, and those that the spam rules would hide. */
export function unseenOf(
  { shown, waiting }: WaitingRows,
  exclude: (row: ActionRow) => boolean,
  hideSpam: boolean,
): { unseen: ActionRow[]; hidden: HiddenRows[] } {
  const existing = new Set(shown.map((row) => row.cursor));
  const hidden: HiddenRows[] = [];
  const unseen = waiting.filter((row) => {
    if (existing.has(row.cursor) || exclude(row)) return false;
    if (!hideSpam || row.spam === undefined) return true;
    addHidden(hidden, { ...row.spam, count: 1 });
    return false;
  });
  return { unseen, hidden };
}
