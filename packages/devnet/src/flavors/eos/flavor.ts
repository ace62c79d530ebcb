import { systemContract } from '../../contracts/system/system-contract.ts';
import { eosToken } from '../../story/core-token.ts';
import type { FlavorRules } from '../flavor-rules.ts';

export const eosFlavor: FlavorRules = {
  key: 'eos',
  core: eosToken,
  system: systemContract,
  rex: 'all',
  powerUp: true,
  renamed: true,
  distributesFees: true,
};
