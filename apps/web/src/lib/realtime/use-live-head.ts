import type { HeadView } from '@antescope/sources/block/block-view';
import type { ConnectionState } from '@antescope/sources/realtime/realtime-client';
import { startTransition, useEffect, useState } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { followHead } from './follow-head.ts';
import { inTurn } from './frame-turns.ts';

export interface LiveHead {
  head: HeadView | null;
  tps: number | null;
  state: ConnectionState;
}

/**
 * The head, initially as loaded; only higher heads count. `part` names the part of the page that changes with it: parts
 * change in different frames.
 */
export function useLiveHead(first: HeadView | null, part: string): LiveHead {
  const { realtimePath, base, ownNode } = useBoot();
  const [live, setLive] = useState<{ head: HeadView; tps: number | null } | null>(null);
  const [state, setState] = useState<ConnectionState>('idle');
  const nodeBase = ownNode?.nodeUrl ?? base;
  useEffect(
    () =>
      followHead(realtimePath, nodeBase, {
        onHead: (head, tps) =>
          inTurn(part, () =>
            // A part with many rows is rendered in slices, between which input is handled.
            startTransition(() => setLive((now) => (now !== null && head.head <= now.head.head ? now : { head, tps }))),
          ),
        onState: setState,
      }),
    [realtimePath, nodeBase, part],
  );
  const newer = live !== null && (first === null || live.head.head >= first.head);
  return { head: newer ? live.head : first, tps: live?.tps ?? null, state };
}
