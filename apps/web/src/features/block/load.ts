import type { BlockView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { page } from '../../page/page-result.ts';

export interface BlockPageData {
  /** Number or id as it stands in the address. */
  asked: string;
  block: Outcome<BlockView>;
}

export const loadBlock: PageLoader<BlockPageData> = async ({ params }, { sources }) => {
  const asked = (params.id ?? '').trim();
  const block = await sources.block(asked);
  return page(block, 'Block Not Found', { asked, block });
};
