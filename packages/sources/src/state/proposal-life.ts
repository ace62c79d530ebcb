import type { Outcome } from '../core/outcome.ts';

export type ProposalStepKind = 'propose' | 'approve' | 'unapprove' | 'cancel' | 'exec';

/** One executed action about a proposal. */
export interface ProposalStep {
  kind: ProposalStepKind;
  /** Who did it: 'actor@permission' of an approval, else the account. */
  by: string;
  block: number;
  /** ISO with Z. */
  time: string;
  transactionId: string;
}

/** One proposal from its making to its end; a name can be used again after that. */
export interface ProposalLife {
  proposer: string;
  name: string;
  /** 'open' also where it has expired: nothing on chain happens then. */
  status: 'open' | 'executed' | 'cancelled';
  /** Oldest first; begins with 'propose' unless that was before the index, and ends with 'exec' or 'cancel'. */
  steps: ProposalStep[];
}

export interface ProposalLives {
  lives: ProposalLife[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** What became of proposals, also after their rows are gone. */
export interface ProposalRecords {
  /** Lives of this name, newest first. */
  proposalLives(proposer: string, name: string): Promise<Outcome<ProposalLife[]>>;
  /** Newest proposals of the chain, or of one proposer. */
  proposals(query: { proposer: string | null; cursor: string | null; limit: number }): Promise<Outcome<ProposalLives>>;
}
