import type { BlockView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { BlockChanges } from '@antescope/sources/state/past-states';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { page } from '../../lib/page/page-result.ts';
import { preloadChanges } from '../../domain/changes/changes-screen.tsx';

export interface BlockPageData {
  /** Number or id as it stands in the address. */
  asked: string;
  block: Outcome<BlockView>;
  /** Rows and permissions that it changed, read on their tab alone. */
  changes: Outcome<BlockChanges> | null;
  /** An index of ours keeps what blocks changed. */
  hasChanges: boolean;
  /** Number of the newest block, where the one asked for is not there. */
  head: number | null;
}

export const load: PageLoader<BlockPageData> = async ({ params, search }, { sources, preferences }) => {
  const asked = (params.id ?? '').trim();
  const block = await sources.block(asked);
  const { past } = sources.at;
  const wanted = past !== null && block.state === 'data' && search.tab === 'changes';
  if (wanted) await preloadChanges(preferences.locale ?? 'en');
  const changes = wanted ? await past.changesIn(block.data.number, null) : null;
  const newest = block.state === 'empty' ? await sources.head() : null;
  const head = newest?.state === 'data' ? newest.data.head : null;
  return page(block, 'Block Not Found', { asked, block, changes, hasChanges: past !== null, head });
};
