import type { BlockView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/outcome';
import type { BlockChanges } from '@antescope/sources/state/past-states';
import type { PageLoader } from '../../page/page-loader.ts';
import { page } from '../../page/page-result.ts';
import { preloadChanges } from '../changes/changes-screen.tsx';

export interface BlockPageData {
  /** Number or id as it stands in the address. */
  asked: string;
  block: Outcome<BlockView>;
  /** Rows and permissions that it changed, read on their tab alone. */
  changes: Outcome<BlockChanges> | null;
  /** An index of ours keeps what blocks changed. */
  hasChanges: boolean;
}

export const loadBlock: PageLoader<BlockPageData> = async ({ params, search }, { sources, preferences }) => {
  const asked = (params.id ?? '').trim();
  const block = await sources.block(asked);
  const { past } = sources.at;
  const wanted = past !== null && block.state === 'data' && search.tab === 'changes';
  if (wanted) await preloadChanges(preferences.locale ?? 'en');
  const changes = wanted ? await past.changesIn(block.data.number, null) : null;
  return page(block, 'Block Not Found', { asked, block, changes, hasChanges: past !== null });
};
