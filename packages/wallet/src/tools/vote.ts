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
  /** There is an account, but its present vote could not be read. */
  unread?: boolean;
}

// FIO's votes name producers and proxies by address, and cost fees.
const gate = ({ features }: ToolChain): boolean => features.voting && !features.handles;

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

export function ballotFaults(producers: readonly string[], most: number, present: PresentVote | null) {
  if (producers.length > most)
    return [{ field: 'producers', fault: phrase('too-many-producers', String(most)) }] as const;
  if (producers.length > 0) return [];
  // An empty ballot takes votes back, where there are any.
  const votes = present !== null && (present.producers.length > 0 || present.proxy !== '');
  return votes ? [] : ([{ field: 'producers', fault: phrase('nothing-voted') }] as const);
}

export function ballotSummary(producers: readonly string[], present: PresentVote | null) {
  const count = String(producers.length);
  if (producers.length === 0) return phrase('withdraw-votes');
  const before = present?.producers.length ?? 0;
  return before === 0 ? phrase('vote', count) : phrase('update-vote', String(before), count);
}

/** What a ballot changes in the present vote; `unread`: it could not be read. */
export function ballotWarnings(producers: readonly string[], present: PresentVote | null, unread: boolean) {
  if (unread) return [phrase('votes-unread')];
  const { proxy = '', producers: before = [] } = present ?? {};
  const { added, removed } = voteChanges(before, producers);
  return [
    ...(proxy === '' ? [] : [phrase('proxy-replaced', proxy)]),
    ...(added.length === 0 ? [] : [phrase('votes-added', String(added.length), added.toSorted().join(', '))]),
    ...(removed.length === 0 ? [] : [phrase('votes-removed', String(removed.length), removed.toSorted().join(', '))]),
  ];
}

/** What a proxy replaces; `unread`: the present vote could not be read. */
export function proxyWarnings(present: PresentVote | null, unread: boolean) {
  if (unread) return [phrase('votes-unread')];
  const { proxy = '', producers = [] } = present ?? {};
  if (proxy !== '') return [phrase('proxy-replaced', proxy)];
  const names = producers.toSorted().join(', ');
  return producers.length === 0 ? [] : [phrase('votes-removed', String(producers.length), names)];
}

/** Votes for producers; a proxy that voted so far does so no longer. */
export const voteProducers = defineTool<VoteFacts>()({
  id: 'voteproducer',
  gate,
  fields: { producers: namesField({ optional: true }) },
  check: ({ producers }, { chain, facts }) => ballotFaults(producers, chain.maxVotes, facts.present),
  summary: ({ producers }, { facts }) => ballotSummary(producers, facts.present),
  warnings: ({ producers }, { facts }) => ballotWarnings(producers, facts.present, facts.unread === true),
  actions: ({ producers }, { chain, level }) => [
    systemAction(chain, level, 'voteproducer', {
      voter: level.actor,
      proxy: '',
      producers: producers.toSorted(byValue),
    }),
  ],
});

export interface SetProxyFacts extends VoteFacts {
  /** Registered proxies that vote for no producers. */
  idleProxies: readonly string[];
}

/** Lets a proxy vote with the voter's stake. */
export const setProxy = defineTool<SetProxyFacts>()({
  id: 'setproxy',
  gate,
  fields: { proxy: accountField() },
  summary: ({ proxy }) => phrase('set-proxy', proxy),
  warnings: ({ proxy }, { facts }) => [
    ...(facts.idleProxies.includes(proxy) ? [phrase('proxy-idle', proxy)] : []),
    ...proxyWarnings(facts.present, facts.unread === true),
  ],
  actions: ({ proxy }, { chain, level }) => [
    systemAction(chain, level, 'voteproducer', { voter: level.actor, proxy, producers: [] }),
  ],
});
