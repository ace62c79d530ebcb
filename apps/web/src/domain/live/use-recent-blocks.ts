import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { startTransition, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import { inTurn, updatesAreSlow } from '../../lib/realtime/frame-turns.ts';
import { withNewBlocks } from './live-blocks.ts';

export interface RecentBlocks {
  /** Newest first. */
  blocks: readonly BlockSummary[];
  /** On slow machines: the block that the next update adds, to be laid out ahead of it. */
  staged: BlockSummary | null;
}

/**
 * The newest blocks, initially as loaded. Without a socket they do not change. `part` names the part of the page that
 * changes with them: parts change in different frames.
 */
export function useRecentBlocks(first: readonly BlockSummary[], part: string): RecentBlocks {
  const { realtimePath } = useBoot();
  const [state, setState] = useState({ first, blocks: first, staged: null as BlockSummary | null });
  if (state.first !== first) setState({ first, blocks: first, staged: null });
  useEffect(() => {
    if (realtimePath === '') return undefined;
    const add = (batch: readonly BlockSummary[]): void =>
      startTransition(() => setState((now) => ({ ...now, blocks: withNewBlocks(now.blocks, batch), staged: null })));
    return realtimeAt(realtimePath).watch({ channel: 'blocks' }, ({ blocks: batch }) =>
      inTurn(part, () => {
        if (!updatesAreSlow()) return add(batch);
        startTransition(() => setState((now) => ({ ...now, staged: batch[0] ?? null })));
        inTurn(part, () => add(batch));
      }),
    );
  }, [realtimePath, part]);
  const { blocks, staged } = state;
  return { blocks, staged: blocks.some(({ id }) => id === staged?.id) ? null : staged };
}
