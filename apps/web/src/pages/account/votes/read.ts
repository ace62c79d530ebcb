import { mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import { type ProxyAbout, proxyAbout } from '@antescope/sources/producer/proxy-list';
import { voterOf } from '@antescope/sources/producer/voters';
import type { TabRequest } from '../tabs/tab-request.ts';
import { type VoterSheet, voterSheet } from './voter-sheet.ts';

export interface VotesContent {
  tab: 'votes';
  voter: Outcome<VoterSheet>;
  /** How the proxy that the account votes through, or is, describes itself; null without one. */
  proxy: Outcome<ProxyAbout> | null;
}

export async function readVotes({ context: { sources, chain }, name }: TabRequest): Promise<VotesContent> {
  const voter = await voterOf(sources.at, name);
  const proxy = voter.state !== 'data' ? null : voter.data.isProxy ? name : voter.data.proxy;
  return {
    tab: 'votes',
    voter: mapOutcome(voter, (row) => voterSheet(row, chain, Date.now())),
    proxy: proxy === null ? null : await proxyAbout(sources.at, proxy),
  };
}
