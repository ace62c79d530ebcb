import type { PresentVote } from '@antescope/wallet/tools/vote';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

export type PresentVoteState =
  | { state: 'none' | 'loading' | 'failed'; actor: string | null; vote: null }
  | { state: 'ready'; actor: string; vote: PresentVote };

/** How the connected account votes now. */
export function usePresentVote(): { present: PresentVoteState; refresh: () => void } {
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const present = useMemo((): PresentVoteState => {
    if (read.state !== 'ready') return { state: read.state, actor, vote: null };
    const { voter, name } = read.value;
    return { state: 'ready', actor: name, vote: { producers: voter?.producers ?? [], proxy: voter?.proxy ?? '' } };
  }, [read, actor]);
  return { present, refresh };
}

/**
 * Starts the ballot from the present vote, once for each account: what the chain says later does not undo a pick, and what
 * was picked before the account was connected is for the callback to keep.
 */
export function useStartFrom({ actor, vote }: PresentVoteState, begin: (producers: readonly string[]) => void): void {
  const startedFor = useRef<string | null>(null);
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (actor === null || vote === null || startedFor.current === actor) return;
    startedFor.current = actor;
    if (vote.producers.length > 0) start(vote.producers);
  }, [actor, vote]);
}
