import type { StoryRunner } from '../../story/story-runner.ts';
import { createProtonAccounts } from './accounts.ts';
import { openDex, tradeOnDex } from './dex.ts';
import { lendAndBorrow, openLending, openTreasury } from './loans.ts';
import { openLongStaking, quotePrices, setUpFeeds } from './long-staking.ts';
import { createProfiles } from './profiles.ts';
import { stakeXpr, unstakeXpr } from './staking.ts';
import { createTokens, distributeTokens } from './tokens.ts';

/** After the elections: the contracts of XPR Network, profiles, and stakes that earn rewards during the story. */
export function beginProton(story: StoryRunner): void {
  createProtonAccounts(story);
  createTokens(story);
  createProfiles(story);
  setUpFeeds(story);
  openLongStaking(story);
  stakeXpr(story);
}

/** At the end: rewards are there, prices have fallen, and people trade. */
export function extendProton(story: StoryRunner): void {
  distributeTokens(story);
  openDex(story);
  tradeOnDex(story);
  quotePrices(story, 0.85);
  unstakeXpr(story);
  openTreasury(story);
  openLending(story);
  lendAndBorrow(story);
}
