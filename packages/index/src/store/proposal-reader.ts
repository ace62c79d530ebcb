export type ProposalEventKind = 'propose' | 'approve' | 'unapprove' | 'cancel' | 'exec';

/** One executed action of the multisig contract about a proposal; its data belongs to the action `sequence`. */
export interface StoredProposalEvent {
  contract: string;
  proposer: string;
  name: string;
  kind: ProposalEventKind;
  /** Global sequence of the action. */
  sequence: number;
}

/** Proposal events, available after the proposal row is removed. */
export interface ProposalReader {
  /** The newest `limit` events of this name, oldest first. A name can be reused after exec or cancel. */
  proposalEvents(proposer: string, name: string, limit: number): Promise<StoredProposalEvent[]>;
  /** Newest proposals first, below the global sequence `before`; all of the chain, or of one proposer. */
  proposed(query: { proposer: string | null; before: number; limit: number }): Promise<StoredProposalEvent[]>;
}
