import { MediaLibrary } from '../media/library.ts';
import { exchangeAssets, makeCollections, mintAtomicAssets } from './atomic-nfts.ts';
import { claimName, keepBidding } from './bids.ts';
import { candidates, standbys } from './cast.ts';
import { holdElections } from './elections.ts';
import type { Flavour } from './flavour.ts';
import { layFoundation, makeProducers, makeTokens } from './foundation.ts';
import { devKey, devPublicKey } from './keys.ts';
import {
  arrangePermissions,
  bidForNames,
  claimPay,
  collectRefunds,
  exchangeGifts,
  manageResources,
  postpone,
  spreadTokens,
} from './life.ts';
import { makeMoreTokens, postponeMore } from './more-tokens.ts';
import { deployNftContracts } from './nft-contracts.ts';
import { tradeAssets } from './nft-trades.ts';
import { shapePermissions } from './permission-shapes.ts';
import { askOracles, quotePrices } from './oracles.ts';
import { makePeople } from './people.ts';
import { buyPowerUps, openPowerUp } from './powerup.ts';
import { decideTogether, empowerProducers, leaveOpenQuestions } from './proposals.ts';
import { appointProxies } from './proxies.ts';
import { SeededRandom } from './random.ts';
import { goOnLending, lendToRex, queueForRex } from './rex.ts';
import { makeSimpleAssets } from './simple-nfts.ts';
import { varyStandbys } from './standby.ts';
import { Storyteller, type StoryChain } from './storyteller.ts';
import type { PrivateKey } from '@antescope/codec/keys/private-key';

/** Seconds from the genesis to the end of the story, rounded up: sixteen days and about an hour. */
export const storySeconds = 16 * 86_400 + 4200;

const day = 86_400;

/** Genesis key of a story's chain: controls eosio and all accounts without another owner. */
export function genesisKey(seed: string): string {
  return devPublicKey(seed, 'eosio');
}

/** Block signing keys of the first producer and all candidates. */
export function producerKeys(seed: string): PrivateKey[] {
  return ['eosio', ...[...candidates, ...standbys].map(({ name }) => name)].map((name) => devKey(seed, name));
}

/**
 * Runs the story of sixteen days on a new chain whose genesis key is {@link genesisKey}: more than a hundred accounts,
 * tokens, producers and votes, permissions, resources, transfers. The same seed, flavor and genesis time produce the
 * same blocks. Ends with the head about {@link storySeconds} after the genesis.
 */
export function tellStory(chain: StoryChain, seed: string, flavour?: Flavour): void {
  const story = new Storyteller(chain, seed, flavour);
  const random = new SeededRandom(`story:${seed}`);
  layFoundation(story);
  makePeople(story);
  makeTokens(story);
  makeProducers(story);
  holdElections(story);
  varyStandbys(story);
  appointProxies(story);
  empowerProducers(story);
  arrangePermissions(story);
  shapePermissions(story);
  decideTogether(story);
  manageResources(story);
  bidForNames(story);
  lendToRex(story);
  openPowerUp(story);
  spreadTokens(story);
  exchangeGifts(story, random, 12);
  tellOfAssets(story, seed);
  makeMoreTokens(story);
  askOracles(story, random);
  postpone(story);
  story.later(day + 60);
  claimPay(story);
  exchangeGifts(story, random, 10);
  // The highest name bid wins two weeks after the first election, the next one a day later.
  story.later(13 * day);
  story.wait(2);
  story.later(day + 60);
  story.wait(2);
  claimName(story);
  collectRefunds(story);
  goOnLending(story);
  exchangeGifts(story, random, 10);
  story.later(day);
  queueForRex(story);
  buyPowerUps(story);
  keepBidding(story);
  quotePrices(story, random);
  leaveOpenQuestions(story);
  postponeMore(story);
  exchangeGifts(story, random, 12);
  story.end();
}

/** Assets of both standards with images, videos, sounds, models and documents. */
function tellOfAssets(story: Storyteller, seed: string): void {
  const media = new MediaLibrary(seed);
  deployNftContracts(story);
  makeCollections(story, media);
  mintAtomicAssets(story, media);
  makeSimpleAssets(story, media);
  exchangeAssets(story);
  tradeAssets(story);
}
