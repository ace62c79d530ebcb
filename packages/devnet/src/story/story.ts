import { MediaLibrary } from '../media/library.ts';
import { exchangeAssets, createCollections, mintAtomicAssets } from './atomic-nfts.ts';
import { claimName, openAuctions } from './bids.ts';
import { candidates, standbys } from './cast.ts';
import { holdElections } from './elections.ts';
import { setUpFeeDistribution } from './fee-distribution.ts';
import type { Flavor } from '../flavors/flavor.ts';
import { setUpSystem, createProducers, createTokens } from './foundation.ts';
import { devKey, devPublicKey } from './keys.ts';
import {
  setUpPermissions,
  bidOnNames,
  claimPay,
  collectRefunds,
  exchangeTransfers,
  manageResources,
  delayTransfers,
  distributeTokens,
} from './life.ts';
import { createMoreTokens, delayMoreTransfers } from './more-tokens.ts';
import { deployNftContracts } from './nft-contracts.ts';
import { tradeAssets } from './nft-trades.ts';
import { createPermissionShapes } from './permission-shapes.ts';
import { setUpOracles, quotePrices } from './oracles.ts';
import { createPeople } from './people.ts';
import { buyPowerUps, openPowerUp } from './powerup.ts';
import { proposeAndExecute, grantProducers, leaveOpenProposals } from './proposals.ts';
import { createProxies } from './proxies.ts';
import { SeededRandom } from './random.ts';
import { lendMore, lendToRex, queueForRex } from './rex.ts';
import { createSimpleAssets } from './simple-nfts.ts';
import { createStandbyVariants } from './standby.ts';
import { StoryRunner, type StoryChain } from './story-runner.ts';
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
export function runStory(chain: StoryChain, seed: string, flavor?: Flavor): void {
  const story = new StoryRunner(chain, seed, flavor);
  const random = new SeededRandom(`story:${seed}`);
  setUpSystem(story);
  createPeople(story);
  createTokens(story);
  createProducers(story);
  holdElections(story);
  createStandbyVariants(story);
  createProxies(story);
  flavor?.begin?.(story);
  grantProducers(story);
  setUpPermissions(story);
  createPermissionShapes(story);
  proposeAndExecute(story);
  manageResources(story);
  bidOnNames(story);
  lendToRex(story);
  openPowerUp(story);
  distributeTokens(story);
  exchangeTransfers(story, random, 12);
  createAssets(story, seed);
  createMoreTokens(story);
  setUpOracles(story, random);
  delayTransfers(story);
  story.later(day + 60);
  claimPay(story);
  exchangeTransfers(story, random, 10);
  // The highest name bid wins two weeks after the first election, the next one a day later.
  story.later(13 * day);
  story.wait(2);
  story.later(day + 60);
  story.wait(2);
  claimName(story);
  collectRefunds(story);
  lendMore(story);
  exchangeTransfers(story, random, 10);
  story.later(day);
  queueForRex(story);
  buyPowerUps(story);
  openAuctions(story);
  quotePrices(story, random);
  leaveOpenProposals(story);
  delayMoreTransfers(story);
  exchangeTransfers(story, random, 12);
  flavor?.extend?.(story);
  setUpFeeDistribution(story);
  story.end();
}

/** Assets of both standards with images, videos, sounds, models and documents. */
function createAssets(story: StoryRunner, seed: string): void {
  const media = new MediaLibrary(seed);
  deployNftContracts(story);
  createCollections(story, media);
  mintAtomicAssets(story, media);
  createSimpleAssets(story, media);
  exchangeAssets(story);
  tradeAssets(story);
}
