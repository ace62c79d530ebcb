import type { ProposalEventKind } from '../../proposal-reader.ts';

/** Stored as the index into this list; the index `proposals_made` covers 0. */
export const proposalEvents: readonly ProposalEventKind[] = ['propose', 'approve', 'unapprove', 'cancel', 'exec'];
