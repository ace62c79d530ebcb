import type { ActionRow } from '@antescope/sources/history/history-source';
import { useEffect, useState } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { realtimeAt } from '../../realtime/connection.ts';
import { withIrreversible, withNewRows, withoutBlocksAbove } from '../live/live-rows.ts';

export interface WaitingActions {
  rows: readonly ActionRow[];
  waiting: { count: number; show: () => void };
}

/** The newest actions as the page came with them; those that happen since wait until they are asked for. */
export function useWaitingActions(first: readonly ActionRow[], kept: number, lastIrreversible: number): WaitingActions {
  const { realtimePath } = useBoot();
  const [shown, setShown] = useState(first);
  const [fresh, setFresh] = useState<readonly ActionRow[]>([]);
  useEffect(
    () =>
      realtimeAt(realtimePath).onActions(
        {},
        {
          rows: (batch) => setFresh((now) => withNewRows(now, batch)),
          undo: (block) => {
            setFresh((now) => withoutBlocksAbove(now, block));
            setShown((now) => withoutBlocksAbove(now, block));
          },
          // Home shows the newest only: what was missed in between is a page of history away.
          gap: () => undefined,
        },
      ),
    [realtimePath],
  );
  const known = new Set(shown.map((row) => row.cursor));
  const unseen = fresh.filter((row) => !known.has(row.cursor));
  return {
    rows: withIrreversible(shown, lastIrreversible),
    waiting: {
      count: unseen.length,
      show: () => {
        setShown([...unseen, ...shown].slice(0, kept));
        setFresh([]);
      },
    },
  };
}
