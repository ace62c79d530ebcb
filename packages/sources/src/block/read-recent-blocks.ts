import { empty, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { collected, reading } from '../node/reading.ts';
import type { BlockSummary } from './block-summary.ts';

/** The newest blocks, newest first. */
export async function recentBlocks(at: SourceContext): Promise<Outcome<BlockSummary[]>> {
  const outcome = await reading(async () => collected(await at.recentBlocks.upTo(await at.knownHead())), {
    trueAt: ([newest]) =>
      newest === undefined ? null : { block: newest.number, blockId: newest.id, time: newest.time },
  });
  return outcome.state === 'data' && outcome.data.length === 0 ? empty(outcome.meta) : outcome;
}
