import { startTransition, useState } from 'react';
import type { TransactionRow } from '../../domain/live/transaction-row.ts';
import type { BufferedActions } from '../../domain/live/use-buffered-actions.ts';
import { updatesAreSlow } from '../../lib/realtime/frame-turns.ts';
import { listLength } from './list-length.ts';

export interface StagedRow {
  /** Laid out above the list, where it is not visible; null for none. */
  staged: TransactionRow | null;
  /** Shows the next row, or only stages it where both would exceed the time of a frame. */
  insert: () => void;
}

/** Inserts buffered rows one by one; on slow machines in two steps. */
export function useStagedRow({ rows, waiting }: BufferedActions<TransactionRow>): StagedRow {
  const [stagedId, setStagedId] = useState<string | null>(null);
  const newRows = waiting?.rows ?? [];
  const isPlaced = rows.length === listLength;
  const staged = (isPlaced && newRows.find(({ cursor }) => cursor === stagedId)) || null;
  const insert = (): void => {
    // Older ones would leave the list before the newest is shown.
    const next = staged ?? newRows[Math.min(newRows.length, listLength) - 1];
    if (next === undefined) return;
    const isStaging = isPlaced && staged === null && updatesAreSlow();
    startTransition(() => {
      if (isStaging) setStagedId(next.cursor);
      else waiting?.showRow(next.cursor);
    });
  };
  return { staged, insert };
}
