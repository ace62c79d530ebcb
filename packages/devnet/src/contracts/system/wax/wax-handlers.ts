import { onSystem, type SystemHandler } from '../system.ts';
import { awardGenesis, claimGenesis } from './wax-genesis.ts';
import { claimVoterReward, claimWaxPay, voteForRewards } from './wax-rewards.ts';

/** Actions that WAX adds to the system contract, or does differently (worldwide-asset-exchange/wax-system-contracts). */
export const waxHandlers: Readonly<Record<string, SystemHandler>> = {
  voteproducer: onSystem(voteForRewards),
  voterclaim: onSystem(claimVoterReward),
  claimgbmvote: onSystem(claimVoterReward),
  claimrewards: onSystem(claimWaxPay),
  claimgbmprod: onSystem(claimWaxPay),
  awardgenesis: onSystem(awardGenesis),
  claimgenesis: onSystem(claimGenesis),
};
