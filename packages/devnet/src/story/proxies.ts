import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from './actions.ts';
import { ballotOf } from './ballots.ts';
import { candidates } from './cast.ts';
import type { StoryRunner } from './story-runner.ts';

const register = (proxy: string, isproxy = true): Action => systemAction('regproxy', proxy, { proxy, isproxy });
const vote = (voter: string, proxy: string, producers: readonly string[] = []): Action =>
  systemAction('voteproducer', voter, { voter, proxy, producers });

/** Proxies other than the largest one: with delegators, without any, without a vote, and a former one. */
export function createProxies(story: StoryRunner): void {
  const names = candidates.map(({ name }) => name);
  story.send([register('trent'), register('olivia'), register('alice1111111'), register('carolcarol12')]);
  story.send([
    vote('trent', '', ballotOf(story.flavor, names.slice(0, 21), 2)),
    vote('carolcarol12', '', names.slice(5, 9)),
    vote('rupert', 'trent'),
    vote('r1keyaccount', 'trent'),
    vote('sybil', 'olivia'),
    vote('webauthnacct', 'alice1111111'),
  ]);
  story.next();
  // A former delegator keeps the proxy's name in its row without effect.
  story.send([vote('lonely111111', 'carolcarol12')]);
  story.send([register('carolcarol12', false)]);
  story.next();
}
