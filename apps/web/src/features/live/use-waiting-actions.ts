import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { useEffect, useState } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { realtimeAt } from '../../realtime/connection.ts';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

export interface WaitingActions {
  rows: readonly ActionRow[];
  /** null where the server cannot follow the chain, or nothing new belongs here. */
  waiting: { count: number; show: () => void } | null;
}

export interface WaitingOptions {
  /** Rows that the page came with, newest first. */
  first: readonly ActionRow[];
  /** Rows kept on the page as new ones come in. */
  kept: number;
  lastIrreversible: number;
  /** What counts as new here; null where nothing does: older pages stay as they are. */
  filter: LiveFilter | null;
  /** Rows to leave out of what the filter lets through. */
  leaveOut?: (row: ActionRow) => boolean;
}

const nothingLeftOut = () => false;

/** The newest actions as the page came with them; those that happen since wait until they are asked for. */
export function useWaitingActions(options: WaitingOptions): WaitingActions {
  const { first, kept, lastIrreversible, filter, leaveOut = nothingLeftOut } = options;
  const { realtimePath } = useBoot();
  const [shown, setShown] = useState(first);
  const [fresh, setFresh] = useState<readonly ActionRow[]>([]);
  const { account, contract, action } = filter ?? {};
  const off = filter === null;
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (off || realtimePath === '') return undefined;
    return realtimeAt(realtimePath).onActions(
      {
        ...(account === undefined ? {} : { account }),
        ...(contract === undefined ? {} : { contract }),
        ...(action === undefined ? {} : { action }),
      },
      {
        rows: (batch) => setFresh((now) => withNewRows(now, batch)),
        undo: (block) => {
          setFresh((now) => withoutBlocksAbove(now, block));
          setShown((now) => withoutBlocksAbove(now, block));
        },
        // The newest rows are a reload away, and nothing here claims that there is no gap.
        gap: () => undefined,
        error: () => setRefused(true),
      },
    );
  }, [realtimePath, off, account, contract, action]);
  const known = new Set(shown.map((row) => row.cursor));
  const unseen = fresh.filter((row) => !known.has(row.cursor) && !leaveOut(row));
  return {
    rows: withIrreversible(shown, lastIrreversible),
    waiting:
      off || refused
        ? null
        : {
            count: unseen.length,
            show: () => {
              setShown([...unseen, ...shown].slice(0, kept));
              setFresh([]);
            },
          },
  };
}
