import type { HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import {
  afterGap,
  afterUndo,
  initialRows,
  finalRows,
  newRowsOf,
  withBatch,
  type BufferedRows,
} from './buffered-rows.ts';

export interface BufferedActions {
  rows: readonly ActionRow[];
  /** null if the server cannot follow the chain, or nothing new belongs here. */
  waiting: { count: number; show: () => void } | null;
  /** New rows hidden as spam, by reason. */
  hidden: readonly HiddenRows[];
}

export interface BufferOptions {
  /** Initial rows, newest first; a new array is a new page. */
  first: readonly ActionRow[];
  /** Max rows as new ones are added. */
  maxRows: number;
  lastIrreversible: number;
  /** Filter of new rows; null for none: older pages do not change. */
  filter: LiveFilter | null;
  /** Excludes rows that match the filter. */
  exclude?: (row: ActionRow) => boolean;
  /** Spam is excluded, too, and counted. */
  hideSpam?: boolean;
}

const excludeNone = () => false;

interface State {
  /** The page's own rows, to detect a reload. */
  first: readonly ActionRow[];
  rows: BufferedRows;
}

function changed(change: (rows: BufferedRows) => BufferedRows): (state: State) => State {
  return (state) => ({ ...state, rows: change(state.rows) });
}

/** The newest actions as loaded; later ones are buffered until they are shown on request. */
export function useBufferedActions(options: BufferOptions): BufferedActions {
  const { first, maxRows, lastIrreversible, filter, exclude = excludeNone, hideSpam = false } = options;
  const { realtimePath } = useBoot();
  const [state, setState] = useState(() => ({ first, rows: initialRows(first) }));
  // A reload includes the buffered rows. The list keeps its identity: remounting it would lose the focus and half of a
  // click.
  if (state.first !== first) setState({ first, rows: initialRows(first) });
  const { rows } = state;
  const { account, contract, action } = filter ?? {};
  const off = filter === null;
  const [rejected, setRejected] = useState(false);
  const gap = useEffectEvent(() => setState(changed((rows) => afterGap(rows, lastIrreversible))));
  useEffect(() => {
    if (off || realtimePath === '') return undefined;
    return realtimeAt(realtimePath).onActions(
      {
        ...(account === undefined ? {} : { account }),
        ...(contract === undefined ? {} : { contract }),
        ...(action === undefined ? {} : { action }),
      },
      {
        rows: (batch) => setState(changed((rows) => withBatch(rows, batch))),
        undo: (block) => setState(changed((rows) => afterUndo(rows, block))),
        gap: () => gap(),
        error: () => setRejected(true),
      },
    );
  }, [realtimePath, off, account, contract, action]);
  const { newRows, hidden } = newRowsOf(rows, exclude, hideSpam);
  return {
    rows: finalRows(rows, lastIrreversible),
    hidden,
    waiting:
      off || rejected
        ? null
        : {
            count: newRows.length,
            show: () =>
              setState(
                changed((rows) => ({ ...rows, shown: [...newRows, ...rows.shown].slice(0, maxRows), waiting: [] })),
              ),
          },
  };
}
