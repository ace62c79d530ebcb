import type { ReadState } from '../../lib/use-read.ts';
import { type FioWalletData, presentVoteOf } from '../../wallet/fio/use-fio-facts.ts';
import type { PresentVoteState } from './use-present-vote.ts';

/** How the account votes, as the FIO forms read it. */
export function fioPresentVote(read: ReadState<FioWalletData>, actor: string | null): PresentVoteState {
  if (actor === null) return { state: 'none', actor, vote: null };
  if (read.state !== 'ready') return { state: read.state === 'failed' ? 'failed' : 'loading', actor, vote: null };
  const vote = presentVoteOf(read.value);
  return vote === null ? { state: 'failed', actor, vote } : { state: 'ready', actor, vote, unregistered: [] };
}
