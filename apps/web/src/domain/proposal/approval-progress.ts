import type { ProposalRowView } from '@antescope/sources/msig/proposal-view';

export interface ApprovalProgress {
  /** Weight or number of the approvals that count, and what is needed of them. */
  approved: number;
  needed: number;
  /** 'closed': nothing can be approved any more. */
  state: 'open' | 'complete' | 'closed';
}

/** Approvals of a proposal against the threshold, else against the approvals requested. */
export function approvalProgress({
  weight,
  approved,
  requested,
  status,
}: Pick<ProposalRowView, 'weight' | 'approved' | 'requested' | 'status'>): ApprovalProgress {
  return {
    ...(weight === null ? { approved, needed: requested } : { approved: weight.approved, needed: weight.threshold }),
    state: status === 'open' ? 'open' : status === 'ready' || status === 'waiting' ? 'complete' : 'closed',
  };
}
