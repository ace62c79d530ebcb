import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { startTransition, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { realtimeAt } from '../../lib/realtime/connection.ts';
import { inTurn } from '../../lib/realtime/frame-turns.ts';
import { withNewBlocks } from './live-blocks.ts';

/**
 * The newest blocks, initially as loaded. Without a socket they do not change. `part` names the part of the page that
 * changes with them: parts change in different frames.
 */
export function useRecentBlocks(first: readonly BlockSummary[], part: string): readonly BlockSummary[] {
  const { realtimePath } = useBoot();
  const [state, setState] = useState({ first, blocks: first });
  if (state.first !== first) setState({ first, blocks: first });
  useEffect(() => {
    if (realtimePath === '') return undefined;
    return realtimeAt(realtimePath).watch({ channel: 'blocks' }, ({ blocks }) =>
      inTurn(part, () =>
        startTransition(() => setState((now) => ({ ...now, blocks: withNewBlocks(now.blocks, blocks) }))),
      ),
    );
  }, [realtimePath, part]);
  return state.blocks;
}
