import { telosSystemContract } from '../../contracts/system/system-contract.ts';
import type { Flavor } from '../flavor.ts';
import { developmentAccounts, fundDevelopment } from './development.ts';

/** No vote decay, more weight for longer ballots; REX requires voting; no PowerUp. */
export const telosFlavor: Flavor = {
  key: 'telos',
  core: { code: 'TLOS', precision: 4, oracleName: 'tlos' },
  system: telosSystemContract,
  rex: 'voters',
  powerUp: false,
  renamed: false,
  systemAccounts: developmentAccounts,
  extend: fundDevelopment,
};
