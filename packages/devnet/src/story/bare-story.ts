import type { Flavour } from './flavour.ts';
import { layFoundation } from './foundation.ts';
import { makePeople } from './people.ts';
import { Storyteller, type StoryChain } from './storyteller.ts';

/** Seconds from the genesis to the end of the bare story, rounded up. */
export const bareStorySeconds = 10;

/** Accounts of a bare chain: two with tokens for development, and an unused one. */
const inhabitants = ['alice', 'bob', 'lonely111111'];

/**
 * Sets up a working chain without any activity: system contracts, core token, RAM market and three accounts. No
 * producer but eosio, no votes, REX pool, proposals or other tokens. The genesis key is that of the full story.
 */
export function tellBareStory(chain: StoryChain, seed: string, flavour?: Flavour): void {
  const story = new Storyteller(chain, seed, flavour);
  layFoundation(story);
  makePeople(story, inhabitants);
  story.end();
}
