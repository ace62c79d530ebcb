import { isName } from '@antescope/codec/chain/name';
import { listProposals, type ProposalPage } from '@antescope/sources/msig/proposal-list';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { ProposalLives } from '@antescope/sources/state/proposal-life';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

interface MsigsFilter {
  /** Filter as in the URL. */
  proposer: string | null;
  from: string | null;
  /** Whether an index has closed proposals. */
  recorded: boolean;
}

export type MsigsPageData = MsigsFilter &
  ({ view: 'standing'; proposals: Outcome<ProposalPage> } | { view: 'all'; lives: Outcome<ProposalLives> });

const livesOnPage = 50;

export const load: PageLoader<MsigsPageData> = async ({ search }, { sources }) => {
  const typed = search.proposer?.trim().toLowerCase() ?? '';
  const proposer = typed === '' ? null : typed;
  const { records } = sources.at;
  const recorded = records !== null;
  if (search.view === 'all' && records !== null) {
    const from = search.from ?? null;
    const lives = await records.proposals({ proposer, cursor: from, limit: livesOnPage });
    return openPage(lives.meta, { view: 'all', proposer, from, recorded, lives });
  }
  const from = search.from !== undefined && isName(search.from) ? search.from : null;
  const proposals = await listProposals(sources.at, {
    // An invalid name has no proposals; neither has the empty scope.
    proposer: proposer === null ? undefined : isName(proposer) ? proposer : '',
    from: from ?? undefined,
  });
  return openPage(proposals.meta, { view: 'standing', proposer, from, recorded, proposals });
};
