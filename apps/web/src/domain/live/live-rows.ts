import type { ActionRow } from '@antescope/sources/history/history-source';

/** Max rows on the page: older ones are in the history. */
export const maxRows = 200;

/** Newest first, without duplicates, at most `keptRows`. */
export function withNewRows(rows: readonly ActionRow[], batch: readonly ActionRow[]): ActionRow[] {
  const existing = new Set(rows.map((row) => row.cursor));
  const newRows = batch.filter((row) => !existing.has(row.cursor)).toReversed();
  return [...newRows, ...rows].slice(0, maxRows);
}

/** After a fork: removes the rows above `block`. */
export function withoutBlocksAbove(rows: readonly ActionRow[], block: number): ActionRow[] {
  return rows.filter((row) => row.blockNumber <= block);
}

/** Marks irreversible rows. */
export function withIrreversible(rows: readonly ActionRow[], lastIrreversible: number): ActionRow[] {
  if (rows.every((row) => row.irreversible || row.blockNumber > lastIrreversible)) return rows as ActionRow[];
  return rows.map((row) =>
    !row.irreversible && row.blockNumber <= lastIrreversible ? { ...row, irreversible: true } : row,
  );
}
