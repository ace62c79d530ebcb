import type { ActionRow } from '@antescope/sources/history/history-source';

/** Rows kept on the page: older ones are a page of history away. */
export const keptRows = 200;

/** Newest first, each row once, at most `keptRows`. */
export function withNewRows(rows: readonly ActionRow[], batch: readonly ActionRow[]): ActionRow[] {
  const known = new Set(rows.map((row) => row.cursor));
  const fresh = batch.filter((row) => !known.has(row.cursor)).toReversed();
  return [...fresh, ...rows].slice(0, keptRows);
}

/** After a fork: what happened above the block did not happen. */
export function withoutBlocksAbove(rows: readonly ActionRow[], block: number): ActionRow[] {
  return rows.filter((row) => row.blockNumber <= block);
}

/** Marks the rows that can no longer be undone. */
export function withIrreversible(rows: readonly ActionRow[], lastIrreversible: number): ActionRow[] {
  if (rows.every((row) => row.irreversible || row.blockNumber > lastIrreversible)) return rows as ActionRow[];
  return rows.map((row) =>
    !row.irreversible && row.blockNumber <= lastIrreversible ? { ...row, irreversible: true } : row,
  );
}
