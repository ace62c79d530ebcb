import type { HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import {
  afterGap,
  afterUndo,
  initialRows,
  finalRows,
  newRowsOf,
  withBatch,
  withShown,
  withShownRow,
  type BufferedRows,
} from './buffered-rows.ts';

export interface BufferedActions<Row extends ActionRow = ActionRow> {
  rows: readonly Row[];
  /**
   * null if the server cannot follow the chain, or nothing new belongs here. `showRow` shows one of the buffered rows and
   * drops the older ones.
   */
  waiting: { count: number; rows: readonly Row[]; show: () => void; showRow: (cursor: string) => void } | null;
  /** New rows hidden as spam, by reason. */
  hidden: readonly HiddenRows[];
}

export interface BufferOptions<Row extends ActionRow = ActionRow> {
  /** Initial rows, newest first; a new array is a new page. */
  first: readonly Row[];
  /** Max rows as new ones are added. */
  maxRows: number;
  lastIrreversible: number;
  /** Filter of new rows; null for none: older pages do not change. */
  filter: LiveFilter | null;
  /** Rows of a block's actions, oldest first; by default the actions themselves. A stable function. */
  collect?: (batch: readonly ActionRow[]) => readonly Row[];
  /** Excludes rows that match the filter. */
  exclude?: (row: Row) => boolean;
  /** Spam is excluded, too, and counted. */
  hideSpam?: boolean;
}

const excludeNone = () => false;
const eachAction = <Row extends ActionRow>(batch: readonly ActionRow[]) => batch as readonly Row[];

interface State<Row extends ActionRow> {
  /** The page's own rows, to detect a reload. */
  first: readonly Row[];
  rows: BufferedRows<Row>;
}

function changed<Row extends ActionRow>(
  change: (rows: BufferedRows<Row>) => BufferedRows<Row>,
): (state: State<Row>) => State<Row> {
  return (state) => ({ ...state, rows: change(state.rows) });
}

/** The newest actions as loaded; later ones are buffered until they are shown on request. */
export function useBufferedActions<Row extends ActionRow = ActionRow>(
  options: BufferOptions<Row>,
): BufferedActions<Row> {
  const { first, maxRows, lastIrreversible, filter, exclude = excludeNone, hideSpam = false } = options;
  const { collect = eachAction<Row> } = options;
  const { realtimePath } = useBoot();
  const [state, setState] = useState<State<Row>>(() => ({ first, rows: initialRows(first) }));
  // A reload includes the buffered rows. The list keeps its identity: remounting it would lose the focus and half of a
  // click.
  if (state.first !== first) setState({ first, rows: initialRows(first) });
  const { rows } = state;
  const { account, contract, action } = filter ?? {};
  const off = filter === null;
  const [rejected, setRejected] = useState(false);
  const gap = useEffectEvent(() => setState(changed<Row>((rows) => afterGap(rows, lastIrreversible))));
  useEffect(() => {
    if (off || realtimePath === '') return undefined;
    return realtimeAt(realtimePath).onActions(
      {
        ...(account === undefined ? {} : { account }),
        ...(contract === undefined ? {} : { contract }),
        ...(action === undefined ? {} : { action }),
      },
      {
        rows: (batch) => startTransition(() => setState(changed<Row>((rows) => withBatch(rows, collect(batch))))),
        undo: (block) => setState(changed<Row>((rows) => afterUndo(rows, block))),
        gap: () => gap(),
        error: () => setRejected(true),
      },
    );
  }, [realtimePath, off, account, contract, action, collect]);
  const { newRows, hidden } = newRowsOf(rows, exclude, hideSpam);
  return {
    rows: finalRows(rows, lastIrreversible),
    hidden,
    waiting:
      off || rejected
        ? null
        : {
            count: newRows.length,
            rows: newRows,
            show: () => setState(changed<Row>((now) => withShown(now, { exclude, hideSpam, maxRows }))),
            showRow: (cursor) => setState(changed<Row>((now) => withShownRow(now, cursor, maxRows))),
          },
  };
}
