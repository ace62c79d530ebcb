import type { Outcome } from '@antescope/sources/outcome';
import { readTable } from '@antescope/sources/table/read-table';
import { type NameBid, nameBids, nameBidsByPrice } from '@antescope/sources/table/tables/system';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface NameBidsPageData {
  /** Name that was looked for; null: the dearest auctions. */
  name: string | null;
  bids: Outcome<NameBid[]>;
}

const listed = 500;

export const loadNameBids: PageLoader<NameBidsPageData> = async ({ search }, { sources }) => {
  const name = search.name?.trim().toLowerCase() || null;
  const bids =
    name === null
      ? await readTable(sources.at, nameBidsByPrice, undefined, { most: listed })
      : await readTable(sources.at, nameBids, undefined, { lower: name, upper: name, most: 1 });
  return openPage(bids.meta, { name, bids });
};
