import type { HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import { afterGap, afterUndo, beginWith, finalRows, unseenOf, withBatch, type WaitingRows } from './waiting-rows.ts';

export interface WaitingActions {
  rows: readonly ActionRow[];
  /** null where the server cannot follow the chain, or nothing new belongs here. */
  waiting: { count: number; show: () => void } | null;
  /** What the rules against spam leave out of what is new, by reason. */
  hidden: readonly HiddenRows[];
}

export interface WaitingOptions {
  /** Rows that the page came with, newest first; another array is another page. */
  first: readonly ActionRow[];
  /** Rows kept on the page as new ones come in. */
  kept: number;
  lastIrreversible: number;
  /** What counts as new here; null where nothing does: older pages stay as they are. */
  filter: LiveFilter | null;
  /** Rows to leave out of what the filter lets through. */
  leaveOut?: (row: ActionRow) => boolean;
  /** Spam is left out, too, and counted. */
  hideSpam?: boolean;
}

const nothingLeftOut = () => false;

interface State {
  /** The page's own rows, by which one that was loaded again is told from the one before. */
  first: readonly ActionRow[];
  rows: WaitingRows;
}

function changed(change: (rows: WaitingRows) => WaitingRows): (state: State) => State {
  return (state) => ({ ...state, rows: change(state.rows) });
}

/** The newest actions as the page came with them; those that happen since wait until they are asked for. */
export function useWaitingActions(options: WaitingOptions): WaitingActions {
  const { first, kept, lastIrreversible, filter, leaveOut = nothingLeftOut, hideSpam = false } = options;
  const { realtimePath } = useBoot();
  const [state, setState] = useState(() => ({ first, rows: beginWith(first) }));
  // Loaded again, the page holds what waited until then. It stays the same list: anew, it would take the focus and the
  // half of a click with it.
  if (state.first !== first) setState({ first, rows: beginWith(first) });
  const { rows } = state;
  const { account, contract, action } = filter ?? {};
  const off = filter === null;
  const [refused, setRefused] = useState(false);
  const gap = useEffectEvent(() => setState(changed((now) => afterGap(now, lastIrreversible))));
  useEffect(() => {
    if (off || realtimePath === '') return undefined;
    return realtimeAt(realtimePath).onActions(
      {
        ...(account === undefined ? {} : { account }),
        ...(contract === undefined ? {} : { contract }),
        ...(action === undefined ? {} : { action }),
      },
      {
        rows: (batch) => setState(changed((now) => withBatch(now, batch))),
        undo: (block) => setState(changed((now) => afterUndo(now, block))),
        gap: () => gap(),
        error: () => setRefused(true),
      },
    );
  }, [realtimePath, off, account, contract, action]);
  const { unseen, hidden } = unseenOf(rows, leaveOut, hideSpam);
  return {
    rows: finalRows(rows, lastIrreversible),
    hidden,
    waiting:
      off || refused
        ? null
        : {
            count: unseen.length,
            show: () =>
              setState(changed((now) => ({ ...now, shown: [...unseen, ...now.shown].slice(0, kept), waiting: [] }))),
          },
  };
}
