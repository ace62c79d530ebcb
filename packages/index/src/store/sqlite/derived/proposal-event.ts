import type { ProposalEventKind } from '../../proposal-reader.ts';

/** The place in this list is what the column holds; 0 is what the index of made proposals is over. */
export const proposalEvents: readonly ProposalEventKind[] = ['propose', 'approve', 'unapprove', 'cancel', 'exec'];
