import { isName } from '@antescope/codec/chain/name';
import type { ExecutionInfo } from '@antescope/sources/msig/execution-info';
import { proposalEnd } from '@antescope/sources/msig/proposal-history';
import type { ProposalView } from '@antescope/sources/msig/proposal-view';
import { readProposal } from '@antescope/sources/msig/read-proposal';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { ProposalLife } from '@antescope/sources/state/proposal-life';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface ProposalPageData {
  proposer: string;
  name: string;
  proposal: Outcome<ProposalView>;
  /** How the proposal was closed, if it is gone and a history knows. */
  end: Outcome<ExecutionInfo> | null;
  /** Recorded activity, if an index has it. */
  lives: Outcome<ProposalLife[]> | null;
}

export const load: PageLoader<ProposalPageData> = async ({ params }, { sources }) => {
  const proposer = (params.proposer ?? '').trim().toLowerCase();
  const name = (params.name ?? '').trim().toLowerCase();
  const named = proposer !== '' && name !== '' && isName(proposer) && isName(name);
  const [proposal, lives] = await Promise.all([
    named
      ? readProposal(sources.at, proposer, name)
      : empty<ProposalView>(meta({ source: 'input', time: new Date().toISOString() })),
    named && sources.at.records !== null ? sources.at.records.proposalLives(proposer, name) : null,
  ]);
  const end = named && proposal.state === 'empty' ? await proposalEnd(sources, proposer, name) : null;
  const missing = `Proposal ${name} by ${proposer} has already been executed or does not exist.`;
  return page(proposal, missing, { proposer, name, proposal, end, lives });
};
