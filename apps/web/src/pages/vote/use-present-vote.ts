import type { ProducerView } from '@antescope/sources/block/block-view';
import type { PresentVote } from '@antescope/wallet/tools/vote';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { getData } from '../../lib/api-data.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';

export type PresentVoteState =
  | { state: 'none' | 'loading' | 'failed'; actor: string | null; vote: null }
  | {
      state: 'ready';
      actor: string;
      vote: PresentVote;
      /** Producers of the vote that have unregistered since: the chain refuses a new vote with them. */
      unregistered: readonly string[];
    };

/** How the connected account votes now. */
export function usePresentVote(): { present: PresentVoteState; refresh: () => void } {
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const present = useMemo((): PresentVoteState => {
    if (read.state !== 'ready') return { state: read.state, actor, vote: null };
    const { voter, name } = read.value;
    const vote = { producers: voter?.producers ?? [], proxy: voter?.proxy ?? '' };
    return { state: 'ready', actor: name, vote, unregistered: [] };
  }, [read, actor]);
  return { present, refresh };
}

/** The present vote with its unregistered producers; `listed` are known to be registered. */
export function useUnregistered(
  present: PresentVoteState,
  listed: ReadonlySet<string>,
): { present: PresentVoteState; refresh: () => void } {
  const { base } = useBoot();
  const absent = present.vote?.producers.filter((name) => !listed.has(name)) ?? [];
  const { read, refresh } = useRead(absent.length === 0 ? null : absent.join(' '), async (signal) => {
    const found = await Promise.all(
      absent.map((name) => getData<ProducerView>(`${base}/api/v1/producers/${encodeURIComponent(name)}`, signal)),
    );
    return absent.filter((_, index) => found[index]?.active !== true);
  });
  if (present.state !== 'ready' || read.state === 'none') return { present, refresh };
  if (read.state === 'ready') return { present: { ...present, unregistered: read.value }, refresh };
  return { present: { state: read.state, actor: present.actor, vote: null }, refresh };
}

/** Producers of the present vote that a new vote can name. */
export function registeredOf(present: PresentVoteState): readonly string[] {
  if (present.state !== 'ready') return [];
  return present.vote.producers.filter((name) => !present.unregistered.includes(name));
}

/**
 * Starts the ballot from the present vote, once for each account: what the chain says later does not undo a pick, and what
 * was picked before the account was connected is for the callback to keep.
 */
export function useStartFrom(present: PresentVoteState, begin: (producers: readonly string[]) => void): void {
  const { actor, vote } = present;
  const startedFor = useRef<string | null>(null);
  const start = useEffectEvent(() => {
    const producers = registeredOf(present);
    if (producers.length > 0) begin(producers);
  });
  // Before the page shows that the vote is known: a pick that comes first would be undone.
  useLayoutEffect(() => {
    if (actor === null || vote === null || startedFor.current === actor) return;
    startedFor.current = actor;
    start();
  }, [actor, vote]);
}
