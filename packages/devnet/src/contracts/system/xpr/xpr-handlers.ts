import type { SystemHandler } from '../system.ts';
import { claimXprPay } from './xpr-pay.ts';
import { claimRewardsOf, onXprBlock, shareRewards } from './xpr-rewards.ts';
import { configureXpr } from './xpr-settings.ts';
import { refundXpr, stakeXpr, unstakeXpr } from './xpr-stake.ts';
import { onXpr } from './xpr-state.ts';
import { voteWithXpr } from './xpr-votes.ts';

/** Actions that XPR Network adds to the system contract, or does differently (XPRNetwork/proton.contracts). */
export const xprHandlers: Readonly<Record<string, SystemHandler>> = {
  onblock: onXpr(onXprBlock),
  stakexpr: onXpr(stakeXpr),
  unstakexpr: onXpr(unstakeXpr),
  refundxpr: onXpr(refundXpr),
  voteproducer: onXpr(voteWithXpr),
  voterclaim: onXpr(claimRewardsOf(false)),
  voterclaimst: onXpr(claimRewardsOf(true)),
  vrwrdsharing: onXpr(shareRewards),
  setxprvconf: onXpr(configureXpr),
  claimrewards: onXpr(claimXprPay),
};
