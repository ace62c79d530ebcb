import { isSavannaBlock } from '@antescope/codec/chain/block';
import { lastValue } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import type { HeadView } from './block-view.ts';

/** Tolerated lag of the LIB under instant finality, in blocks: half a minute. Usually it is two blocks. */
const maxLag = 60;
const consensusCacheMs = 60_000;

/**
 * Blocks since the last irreversible one, if the chain has instant finality and it does not advance; otherwise null. On
 * chains without Savanna a lag of some 330 blocks is normal.
 */
export async function finalityStandstill(at: SourceContext, head: HeadView): Promise<number | null> {
  const lag = head.head - head.lastIrreversible;
  if (lag <= maxLag) return null;
  const isSavanna = await at.share('consensus of the head', consensusCacheMs, () =>
    reading(async () => {
      const answer = await at.api.getBlockInfo(head.head);
      const schedule_version = answer.value.at('schedule_version').number();
      return { ...answer, value: isSavannaBlock({ schedule_version }) };
    }),
  );
  return lastValue(isSavanna) === true ? lag : null;
}
