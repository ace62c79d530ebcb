import type { Flavour } from './flavour.ts';
import { layFoundation } from './foundation.ts';
import { makePeople } from './people.ts';
import { Storyteller, type StoryChain } from './storyteller.ts';

/** Seconds from the genesis to the end of the bare story, rounded up. */
export const bareStorySeconds = 10;

/** Who lives on a bare chain: two with tokens to develop with, and one who has done nothing. */
const inhabitants = ['alice', 'bob', 'lonely111111'];

/**
 * Makes a fresh chain one that works and on which nothing has happened yet: the system contracts, the core token, the RAM
 * market and three accounts. No producer but eosio, no vote, no REX pool, no proposal, no other token. The chain's genesis
 * key is that of the full story.
 */
export function tellBareStory(chain: StoryChain, seed: string, flavour?: Flavour): void {
  const story = new Storyteller(chain, seed, flavour);
  layFoundation(story);
  makePeople(story, inhabitants);
  story.end();
}
