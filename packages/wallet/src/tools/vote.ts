import { nameToU64 } from '@antescope/codec/chain/name';
import { defineTool } from './define-tool.ts';
import { accountField, namesField } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';

/** How the voter votes now. */
export interface PresentVote {
  producers: readonly string[];
  /** '' for none. */
  proxy: string;
}

export interface VoteFacts {
  /** null: unknown, or no account is connected. */
  present: PresentVote | null;
}

const gate = (chain: ToolChain): boolean => chain.features.voting;

/** Producers that a ballot adds to the present vote and takes from it. */
export function voteChanges(
  present: readonly string[],
  next: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: next.filter((name) => !present.includes(name)),
    removed: present.filter((name) => !next.includes(name)),
  };
}

/** The contract takes names in the order of their values only. */
function byValue(a: string, b: string): number {
  const [first, second] = [nameToU64(a), nameToU64(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Votes for producers; a proxy that voted so far does so no longer. */
export const voteProducers = defineTool<VoteFacts>()({
  id: 'voteproducer',
  gate,
  fields: { producers: namesField({ optional: true }) },
  check: ({ producers }, { chain, facts }) => {
    if (producers.length > chain.maxVotes)
      return [{ field: 'producers', fault: phrase('too-many-producers', String(chain.maxVotes)) }];
    if (producers.length > 0) return [];
    // An empty ballot takes votes back, where there are any.
    const votes = facts.present !== null && (facts.present.producers.length > 0 || facts.present.proxy !== '');
    return votes ? [] : [{ field: 'producers', fault: phrase('nothing-voted') }];
  },
  summary: ({ producers }, { facts }) => {
    const count = String(producers.length);
    if (producers.length === 0) return phrase('withdraw-votes');
    const before = facts.present?.producers.length ?? 0;
    return before === 0 ? phrase('vote', count) : phrase('update-vote', String(before), count);
  },
  warnings: ({ producers }, { facts }) => {
    const { proxy = '', producers: before = [] } = facts.present ?? {};
    const { added, removed } = voteChanges(before, producers);
    return [
      ...(proxy === '' ? [] : [phrase('proxy-replaced', proxy)]),
      ...(added.length === 0 ? [] : [phrase('votes-added', String(added.length), added.toSorted().join(', '))]),
      ...(removed.length === 0 ? [] : [phrase('votes-removed', String(removed.length), removed.toSorted().join(', '))]),
    ];
  },
  actions: ({ producers }, { chain, level }) => [
    systemAction(chain, level, 'voteproducer', {
      voter: level.actor,
      proxy: '',
      producers: producers.toSorted(byValue),
    }),
  ],
});

/** Lets a proxy vote with the voter's stake. */
export const setProxy = defineTool<VoteFacts>()({
  id: 'setproxy',
  gate,
  fields: { proxy: accountField() },
  summary: ({ proxy }) => phrase('set-proxy', proxy),
  warnings: (_values, { facts }) => {
    const { proxy = '', producers = [] } = facts.present ?? {};
    if (proxy !== '') return [phrase('proxy-replaced', proxy)];
    const names = producers.toSorted().join(', ');
    return producers.length === 0 ? [] : [phrase('votes-removed', String(producers.length), names)];
  },
  actions: ({ proxy }, { chain, level }) => [
    systemAction(chain, level, 'voteproducer', { voter: level.actor, proxy, producers: [] }),
  ],
});
