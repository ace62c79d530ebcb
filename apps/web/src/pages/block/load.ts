import type { BlockView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { BlockChanges } from '@antescope/sources/state/past-states';
import { stateChanges } from '@antescope/sources/state/state-changes';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { page } from '../../lib/page/page-result.ts';

export interface BlockPageData {
  /** Block number or id from the URL. */
  requested: string;
  block: Outcome<BlockView>;
  /** Changed rows and permissions; loaded on their tab only. */
  changes: Outcome<BlockChanges> | null;
  /** Our index has the changes of blocks. */
  hasChanges: boolean;
  /** Head block number, if the requested block does not exist. */
  head: number | null;
}

export const load: PageLoader<BlockPageData> = async ({ params, search }, { sources }) => {
  const requested = (params.id ?? '').trim();
  const block = await sources.block(requested);
  const { past } = sources.at;
  const showsChanges = past !== null && block.state === 'data' && search.tab === 'changes';
  const changes = showsChanges ? await stateChanges(sources.at, past, block.data.number, null) : null;
  const newest = block.state === 'empty' ? await sources.head() : null;
  const head = newest?.state === 'data' ? newest.data.head : null;
  return page(block, 'Block Not Found', { requested, block, changes, hasChanges: past !== null, head });
};
