import { waxSystemContract } from '../../contracts/system/system-contract.ts';
import type { Flavor } from '../flavor.ts';
import { awardGenesisMembers, genesisAccounts } from './genesis.ts';

/** Votes decay four times as fast and earn rewards, the token has eight decimals; genesis balances, no REX. */
export const waxFlavor: Flavor = {
  key: 'wax',
  core: { code: 'WAX', precision: 8, oracleName: 'waxp' },
  system: waxSystemContract,
  rex: 'none',
  powerUp: true,
  renamed: false,
  systemAccounts: genesisAccounts,
  extend: awardGenesisMembers,
};
