import { data, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { readTable } from '@antescope/sources/table/read-table';
import { type NameBid, nameBids, nameBidsByPrice } from '@antescope/sources/table/tables/system';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface NameBidsPageData {
  /** Name that was looked for; null: the open auctions, dearest first, and then closed ones. */
  name: string | null;
  bids: Outcome<NameBid[]>;
}

const openListed = 500;
const closedListed = 100;

/**
 * The contract's index by price holds a bid below zero as a number from 2^63 on, and negates the bid of an auction that
 * closed: open ones begin there, dearest first.
 */
const firstOpen = '9223372036854775808';
const lastClosed = '9223372036854775807';

export const load: PageLoader<NameBidsPageData> = async ({ search }, { sources }) => {
  const name = search.name?.trim().toLowerCase() || null;
  const bids =
    name === null
      ? await auctions(sources.at)
      : await readTable(sources.at, nameBids, undefined, { lower: name, upper: name, limit: 1 });
  return openPage(bids.meta, { name, bids });
};

async function auctions(at: SourceContext): Promise<Outcome<NameBid[]>> {
  const [open, closed] = await Promise.all([
    readTable(at, nameBidsByPrice, undefined, { lower: firstOpen, limit: openListed }),
    readTable(at, nameBidsByPrice, undefined, { upper: lastClosed, reverse: true, limit: closedListed }),
  ]);
  if (open.state === 'failed' || closed.state === 'failed') return open.state === 'failed' ? open : closed;
  if (closed.state === 'empty') return open;
  const ended = closed.data.toSorted((a, b) => (a.lastBid < b.lastBid ? 1 : -1));
  return open.state === 'empty' ? data(ended, closed.meta) : data([...open.data, ...ended], open.meta);
}
