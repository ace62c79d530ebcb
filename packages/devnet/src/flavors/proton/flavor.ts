import { xprSystemContract } from '../../contracts/system/system-contract.ts';
import type { Flavor } from '../flavor.ts';
import { tradingSeconds } from './dex.ts';
import { beginProton, extendProton } from './story.ts';

/** Staking of XPR for voter rewards, at most four votes, profiles, long staking, a DEX; no REX and no PowerUp. */
export const protonFlavor: Flavor = {
  key: 'proton',
  core: { code: 'XPR', precision: 4, oracleName: 'xpr' },
  system: xprSystemContract,
  rex: 'none',
  powerUp: false,
  renamed: false,
  maxVotes: 4,
  systemAccounts: ['xpr.stake', 'yield.farms', 'cfund.proton'],
  begin: beginProton,
  extend: extendProton,
  extendSeconds: tradingSeconds,
};
