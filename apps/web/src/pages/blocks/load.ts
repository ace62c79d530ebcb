import { blockList } from '@antescope/sources/block/block-list';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { BlockPage } from '@antescope/sources/state/block-list';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface BlocksPageData {
  /** The list is below this block; null: from the head. */
  before: number | null;
  /** null if the head is unknown. */
  lastIrreversible: number | null;
  blocks: Outcome<BlockPage>;
}

const rowsOnPage = 50;

export const load: PageLoader<BlocksPageData> = async ({ search }, { sources }) => {
  const before = blockNumber(search.before);
  const [blocks, head] = await Promise.all([blockList(sources.at, { before, limit: rowsOnPage }), sources.head()]);
  const lastIrreversible = head.state === 'data' ? head.data.lastIrreversible : null;
  return openPage(blocks.meta, { before, lastIrreversible, blocks });
};

/** A block number from the URL, thousands separators allowed; null for anything else. */
function blockNumber(typed: string | undefined): number | null {
  const digits = typed?.replace(/[,\s]/g, '') ?? '';
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}
