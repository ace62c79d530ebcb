import { waxSystemContract } from '../../contracts/system/system-contract.ts';
import type { Flavor } from '../flavor.ts';

/** Votes decay four times as fast, the token has eight decimals; no REX. */
export const waxFlavor: Flavor = {
  key: 'wax',
  core: { code: 'WAX', precision: 8, oracleName: 'waxp' },
  system: waxSystemContract,
  rex: 'none',
  powerUp: true,
  renamed: false,
};
