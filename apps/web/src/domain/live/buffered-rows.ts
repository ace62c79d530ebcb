import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

/** Rows of a page, and newer rows buffered until they are requested. */
export interface BufferedRows<Row extends ActionRow = ActionRow> {
  /** Newest first, like `waiting`. */
  shown: readonly Row[];
  waiting: readonly Row[];
  /** Rows above this block may have been undone unnoticed: they are not marked as irreversible. */
  verifiedUpTo: number;
}

export function initialRows<Row extends ActionRow>(shown: readonly Row[]): BufferedRows<Row> {
  return { shown, waiting: [], verifiedUpTo: Number.MAX_SAFE_INTEGER };
}

export function withBatch<Row extends ActionRow>(rows: BufferedRows<Row>, batch: readonly Row[]): BufferedRows<Row> {
  return { ...rows, waiting: withNewRows(rows.waiting, batch) };
}

export interface ShowOptions<Row extends ActionRow> {
  exclude: (row: Row) => boolean;
  hideSpam: boolean;
  /** Max rows with those that are shown already. */
  maxRows: number;
}

/** Shows the buffered rows on request. */
export function withShown<Row extends ActionRow>(
  rows: BufferedRows<Row>,
  { exclude, hideSpam, maxRows }: ShowOptions<Row>,
): BufferedRows<Row> {
  const { newRows } = newRowsOf(rows, exclude, hideSpam);
  return { ...rows, shown: [...newRows, ...rows.shown].slice(0, maxRows), waiting: [] };
}

/** Shows one of the buffered rows and drops the older ones, which would have to be inserted below it. */
export function withShownRow<Row extends ActionRow>(
  rows: BufferedRows<Row>,
  cursor: string,
  maxRows: number,
): BufferedRows<Row> {
  const index = rows.waiting.findIndex((row) => row.cursor === cursor);
  const row = rows.waiting[index];
  if (row === undefined) return rows;
  return { ...rows, shown: [row, ...rows.shown].slice(0, maxRows), waiting: rows.waiting.slice(0, index) };
}

/** A fork: removes shown and buffered rows above the block. */
export function afterUndo<Row extends ActionRow>(
  { shown, waiting, verifiedUpTo }: BufferedRows<Row>,
  block: number,
): BufferedRows<Row> {
  return { shown: withoutBlocksAbove(shown, block), waiting: withoutBlocksAbove(waiting, block), verifiedUpTo };
}

/**
 * After a gap an undo may have been missed: drops buffered rows that could have been undone (a reload has them), and
 * does not mark such shown rows as irreversible.
 */
export function afterGap<Row extends ActionRow>(rows: BufferedRows<Row>, lastIrreversible: number): BufferedRows<Row> {
  return {
    shown: rows.shown,
    waiting: withoutBlocksAbove(rows.waiting, lastIrreversible),
    verifiedUpTo: Math.min(rows.verifiedUpTo, lastIrreversible),
  };
}

export function finalRows<Row extends ActionRow>(
  { shown, verifiedUpTo }: BufferedRows<Row>,
  lastIrreversible: number,
): readonly Row[] {
  return withIrreversible(shown, Math.min(lastIrreversible, verifiedUpTo));
}

/** Rows that would be shown on request, and those that the spam rules would hide. */
export function newRowsOf<Row extends ActionRow>(
  { shown, waiting }: BufferedRows<Row>,
  exclude: (row: Row) => boolean,
  hideSpam: boolean,
): { newRows: Row[]; hidden: HiddenRows[] } {
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
