import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ServerMessage } from '@antescope/sources/realtime/messages';
import { useCallback, useEffect, useState } from 'react';
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

  const receive = useCallback((message: ServerMessage) => {
    if ('head' in message) setRows((now) => withIrreversible(now, message.head.lastIrreversible));
    else if ('rows' in message) setRows((now) => withNewRows(now, message.rows));
    else if ('undo' in message) {
      setRows((now) => withoutBlocksAbove(now, message.undo.block));
      setNotice({ kind: 'undone', block: message.undo.block });
    } else if ('gap' in message) setNotice({ kind: 'gap' });
  }, []);

  useEffect(() => {
    const change = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);

  useEffect(() => {
    if (paused || hidden) return undefined;
    const client = realtimeAt(realtimePath);
    const show = (): void =>
      setConnection(client.state === 'open' ? 'running' : client.state === 'lost' ? 'lost' : 'connecting');
    const stops = [
      client.onState(show),
      client.want({ channel: 'info' }, receive),
      client.want(
        {
          channel: 'actions',
          filter: { ...(account === null ? {} : { account }), ...(name === null ? {} : { name }) },
        },
        receive,
      ),
    ];
    show();
    return () => stops.forEach((stop) => stop());
  }, [paused, hidden, account, name, realtimePath, receive]);

  const toggle = (): void => {
    if (connection === 'lost' && !paused) realtimeAt(realtimePath).reconnect();
    else setPaused(!paused);
  };
  return { rows, state: paused ? 'paused' : connection, notice, toggle };
}
