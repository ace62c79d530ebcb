import { u64At } from '@antescope/codec/bytes/words';
import type { ActionRows } from './block-rows.ts';
import type { ProposalEventKind } from './proposal-reader.ts';

/** Both stores write the index into this list; SQLite's index `proposals_made` covers 0. */
export const proposalEvents: readonly ProposalEventKind[] = ['propose', 'approve', 'unapprove', 'cancel', 'exec'];

/** The proposal of a multisig action: the data of all of them begins with proposer and proposal name. */
export function proposalEvent(
  action: Pick<ActionRows, 'account' | 'name' | 'receiver' | 'data'>,
  msig: string,
): { proposer: bigint; proposal: bigint; event: number } | null {
  if (action.account !== msig || action.receiver !== msig) return null;
  const event = (proposalEvents as readonly string[]).indexOf(action.name);
  if (event < 0 || action.data.length < 16) return null;
  return { proposer: u64At(action.data, 0), proposal: u64At(action.data, 8), event };
}
