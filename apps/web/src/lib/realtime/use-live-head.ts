import type { HeadView } from '@antescope/sources/block/block-view';
import type { ConnectionState } from '@antescope/sources/realtime/realtime-client';
import { startTransition, useEffect, useState } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { followHead } from './follow-head.ts';

export interface LiveHead {
  head: HeadView | null;
  tps: number | null;
  state: ConnectionState;
}

/** The head, initially as loaded; only higher heads count. */
export function useLiveHead(first: HeadView | null): LiveHead {
  const { realtimePath, base, ownNode } = useBoot();
  const [live, setLive] = useState<{ head: HeadView; tps: number | null } | null>(null);
  const [state, setState] = useState<ConnectionState>('idle');
  const nodeBase = ownNode?.nodeUrl ?? base;
  useEffect(
    () =>
      followHead(realtimePath, nodeBase, {
        // A page with many rows is rendered in slices, between which input is handled.
        onHead: (head, tps) =>
          startTransition(() => setLive((now) => (now !== null && head.head <= now.head.head ? now : { head, tps }))),
        onState: setState,
      }),
    [realtimePath, nodeBase],
  );
  const newer = live !== null && (first === null || live.head.head >= first.head);
  return { head: newer ? live.head : first, tps: live?.tps ?? null, state };
}
