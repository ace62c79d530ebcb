import type { ActionRow } from '@antescope/sources/history/history-source';
import { isInline } from '../action/is-inline.ts';

/** A row with the inline actions of its transaction that are in the same list. */
export interface FoldedRow extends ActionRow {
  /** In the order of execution. */
  inline: readonly ActionRow[];
}

/**
 * Folds inline actions into the first root action of their transaction, at the place of the transaction's first row. Those
 * without a root action in the list remain rows, and so do those that `isKept` names: nothing received is hidden. The
 * order of the list does not matter.
 */
export function foldInline(rows: readonly ActionRow[], isKept: (row: ActionRow) => boolean): FoldedRow[] {
  const isFolded = (row: ActionRow): boolean => isInline(row) && !isKept(row);
  const roots = new Map<string, ActionRow>();
  for (const row of rows) {
    if (isInline(row)) continue;
    const root = roots.get(row.transactionId);
    if (root === undefined || row.trace.ordinal < root.trace.ordinal) roots.set(row.transactionId, row);
  }
  const placed = new Set<ActionRow>();
  return rows.flatMap((row): FoldedRow[] => {
    const root = roots.get(row.transactionId);
    const shown = isFolded(row) && root !== undefined ? root : row;
    if (placed.has(shown)) return [];
    placed.add(shown);
    const inline =
      shown === root ? rows.filter((each) => each.transactionId === row.transactionId && isFolded(each)) : [];
    return [{ ...shown, inline: inline.toSorted((a, b) => a.trace.ordinal - b.trace.ordinal) }];
  });
}
