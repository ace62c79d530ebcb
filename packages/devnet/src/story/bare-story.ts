import type { Flavor } from '../flavors/flavor.ts';
import { setUpSystem } from './foundation.ts';
import { createPeople } from './people.ts';
import { StoryRunner, type StoryChain } from './story-runner.ts';

/** Seconds from the genesis to the end of the bare story, rounded up. */
export const bareStorySeconds = 10;

/** Accounts of a bare chain: two with tokens for development, and an unused one. */
const accounts = ['alice', 'bob', 'lonely111111'];

/**
 * Sets up a working chain without any activity: system contracts, core token, RAM market and three accounts. No
 * producer but eosio, no votes, REX pool, proposals or other tokens. The full story has the same genesis key.
 */
export function runBareStory(chain: StoryChain, seed: string, flavor?: Flavor): void {
  const story = new StoryRunner(chain, seed, flavor);
  setUpSystem(story);
  createPeople(story, accounts);
  story.end();
}
