import type { ActionRow } from '@antescope/sources/history/history-source';

/** Max rows on the page: older ones are in the history. */
export const maxRows = 200;

/** Newest first, without duplicates, at most `keptRows`. */
export function withNewRows<Row extends ActionRow>(rows: readonly Row[], batch: readonly Row[]): Row[] {
  const existing = new Set(rows.map((row) => row.cursor));
  const newRows = batch.filter((row) => !existing.has(row.cursor)).toReversed();
  return [...newRows, ...rows].slice(0, maxRows);
}

/** After a fork: removes the rows above `block`. */
export function withoutBlocksAbove<Row extends ActionRow>(rows: readonly Row[], block: number): Row[] {
  return rows.filter((row) => row.blockNumber <= block);
}

/** Marks irreversible rows. */
export function withIrreversible<Row extends ActionRow>(
  rows: readonly Row[],
  lastIrreversible: number,
): readonly Row[] {
  if (rows.every((row) => row.irreversible || row.blockNumber > lastIrreversible)) return rows;
  return rows.map((row) =>
    !row.irreversible && row.blockNumber <= lastIrreversible ? { ...row, irreversible: true } : row,
  );
}
