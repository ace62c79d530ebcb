import { readPast } from '../../../domain/past/read-past.ts';
import type { AccountPageData } from '../account-page-data.ts';
import { readContract } from '../contract/read.ts';
import { readControlled } from '../controlled/read.ts';
import { readNfts } from '../nfts/read.ts';
import { readOverview } from '../overview/read.ts';
import { readResources } from '../resources/read.ts';
import { readRex } from '../rex/read.ts';
import { readTokens } from '../tokens/read.ts';
import { readTransactions } from '../transactions/read.ts';
import { readVotes } from '../votes/read.ts';
import type { TabContent } from './tab-content.ts';
import type { TabRequest } from './tab-request.ts';
import type { AccountTab } from './tabs.ts';

/** Reads what a tab adds to the page's data. */
type TabRead = (request: TabRequest) => Promise<Partial<AccountPageData>>;

export const tabReads: Readonly<Record<AccountTab, TabRead>> = {
  account: readOverview,
  transactions: readTransactions,
  tokens: readTokens,
  permissions: () => Promise.resolve({}),
  resources: contentOf(readResources),
  votes: contentOf(readVotes),
  contract: contentOf(readContract),
  controlled: contentOf(readControlled),
  nfts: contentOf(readNfts),
  rex: contentOf(readRex),
  past: contentOf(({ context: { sources }, name, search }) => readPast(sources.at, name, search)),
};

function contentOf(read: (request: TabRequest) => Promise<TabContent>): TabRead {
  return async (request) => ({ content: await read(request) });
}
