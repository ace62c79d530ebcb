import { isName } from '@antescope/codec/name';
import { listProposals, type ProposalPage } from '@antescope/sources/msig/proposal-list';
import type { Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface MsigsPageData {
  /** Filter as it stands in the address. */
  proposer: string | null;
  from: string | null;
  proposals: Outcome<ProposalPage>;
}

export const loadMsigs: PageLoader<MsigsPageData> = async ({ search }, { sources }) => {
  const typed = search.proposer?.trim().toLowerCase() ?? '';
  const proposer = typed === '' ? null : typed;
  const from = search.from !== undefined && isName(search.from) ? search.from : null;
  const proposals = await listProposals(sources.at, {
    // What is no name has no proposals: the empty scope has none either.
    proposer: proposer === null ? undefined : isName(proposer) ? proposer : '',
    from: from ?? undefined,
  });
  return openPage(proposals.meta, { proposer, from, proposals });
};
