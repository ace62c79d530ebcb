import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ConnectionState } from '@antescope/sources/realtime/realtime-client';
import { useEffect, useState } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { realtimeAt } from '../../realtime/connection.ts';
import { withIrreversible, withNewRows, withoutBlocksAbove } from './live-rows.ts';

export type LiveState = 'running' | 'paused' | 'connecting' | 'lost';

export type LiveNotice = { kind: 'undone'; block: number } | { kind: 'gap' };

export interface LiveActions {
  rows: readonly ActionRow[];
  state: LiveState;
  notice: LiveNotice | null;
  /** Pauses a running stream; starts a paused or lost one. */
  toggle: () => void;
}

/** Actions as they happen, on top of those the page came with. Pauses by itself while the tab is hidden. */
export function useLiveActions(
  first: readonly ActionRow[],
  filter: { account: string | null; name: string | null },
): LiveActions {
  const { realtimePath } = useBoot();
  const [rows, setRows] = useState(first);
  const [paused, setPaused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [connection, setConnection] = useState<LiveState>('connecting');
  const [notice, setNotice] = useState<LiveNotice | null>(null);
  const { account, name } = filter;

  useEffect(() => {
    const change = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);

  useEffect(() => {
    if (paused || hidden || realtimePath === '') return undefined;
    const client = realtimeAt(realtimePath);
    const stops = [
      client.onHead((head) => setRows((now) => withIrreversible(now, head.lastIrreversible))),
      client.onActions(
        { ...(account === null ? {} : { account }), ...(name === null ? {} : { action: name }) },
        {
          rows: (batch) => setRows((now) => withNewRows(now, batch)),
          undo: (block) => {
            setRows((now) => withoutBlocksAbove(now, block));
            setNotice({ kind: 'undone', block });
          },
          gap: () => setNotice({ kind: 'gap' }),
        },
      ),
      client.onState((state) => setConnection(liveState(state))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [paused, hidden, account, name, realtimePath]);

  const toggle = (): void => {
    if (connection === 'lost' && !paused && realtimePath !== '') realtimeAt(realtimePath).resume();
    else setPaused(!paused);
  };
  return { rows, state: paused ? 'paused' : connection, notice, toggle };
}

function liveState(state: ConnectionState): LiveState {
  if (state === 'live') return 'running';
  return state === 'paused' ? 'lost' : 'connecting';
}
