import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { startTransition, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import { withNewBlocks } from './live-blocks.ts';

/** The newest blocks, initially as loaded. Without a socket they do not change. */
export function useRecentBlocks(first: readonly BlockSummary[]): readonly BlockSummary[] {
  const { realtimePath } = useBoot();
  const [state, setState] = useState({ first, blocks: first });
  if (state.first !== first) setState({ first, blocks: first });
  useEffect(() => {
    if (realtimePath === '') return undefined;
    return realtimeAt(realtimePath).watch({ channel: 'blocks' }, ({ blocks }) =>
      startTransition(() => setState((now) => ({ ...now, blocks: withNewBlocks(now.blocks, blocks) }))),
    );
  }, [realtimePath]);
  return state.blocks;
}
