import { defineTool } from './define-tool.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';

export interface GbmFacts {
  /** Asset texts of what can be claimed. */
  unclaimed: string;
  reward: string;
}

const gate = ({ features }: ToolChain): boolean => features.gbmRewards;

/** Pays a genesis member's unclaimed balance. */
export const claimGenesis = defineTool<GbmFacts>()({
  id: 'claimgenesis',
  gate,
  fields: {},
  summary: (_values, { facts }) => phrase('claim-genesis', facts.unclaimed),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'claimgenesis', { claimer: level.actor })],
});

/** Pays a voter's rewards. */
export const claimVoterRewards = defineTool<GbmFacts>()({
  id: 'claimgbmvote',
  gate,
  fields: {},
  summary: (_values, { facts }) => phrase('claim-votes', facts.reward),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'claimgbmvote', { owner: level.actor })],
});
