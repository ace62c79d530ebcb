import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

/** Rows on a page, and those that happened since and wait until they are asked for. */
export interface WaitingRows {
  /** Newest first, as `waiting`. */
  shown: readonly ActionRow[];
  waiting: readonly ActionRow[];
  /** Rows above this block may have been undone without our hearing of it: they are not told to be final. */
  vouched: number;
}

export function beginWith(shown: readonly ActionRow[]): WaitingRows {
  return { shown, waiting: [], vouched: Number.MAX_SAFE_INTEGER };
}

export function withBatch(rows: WaitingRows, batch: readonly ActionRow[]): WaitingRows {
  return { ...rows, waiting: withNewRows(rows.waiting, batch) };
}

/** A fork: what happened above the block did not happen, whether it was shown already or not. */
export function afterUndo({ shown, waiting, vouched }: WaitingRows, block: number): WaitingRows {
  return { shown: withoutBlocksAbove(shown, block), waiting: withoutBlocksAbove(waiting, block), vouched };
}

/**
 * Something was missed, perhaps an undo: what waits and could have been undone waits no longer (loaded again, it is
 * there), and what is shown of it is not told to be final.
 */
export function afterGap(rows: WaitingRows, lastIrreversible: number): WaitingRows {
  return {
    shown: rows.shown,
    waiting: withoutBlocksAbove(rows.waiting, lastIrreversible),
    vouched: Math.min(rows.vouched, lastIrreversible),
  };
}

export function finalRows({ shown, vouched }: WaitingRows, lastIrreversible: number): readonly ActionRow[] {
  return withIrreversible(shown, Math.min(lastIrreversible, vouched));
}

/** What would come in if it were asked for, and what the rules against spam would leave out of it. */
export function unseenOf(
  { shown, waiting }: WaitingRows,
  leaveOut: (row: ActionRow) => boolean,
  hideSpam: boolean,
): { unseen: ActionRow[]; hidden: HiddenRows[] } {
  const known = new Set(shown.map((row) => row.cursor));
  const hidden: HiddenRows[] = [];
  const unseen = waiting.filter((row) => {
    if (known.has(row.cursor) || leaveOut(row)) return false;
    if (!hideSpam || row.spam === undefined) return true;
    addHidden(hidden, { ...row.spam, count: 1 });
    return false;
  });
  return { unseen, hidden };
}
