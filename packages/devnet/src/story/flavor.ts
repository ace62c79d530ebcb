import type { Contract } from '../contract.ts';
import { systemContract, telosSystemContract, waxSystemContract } from '../contracts/system/system-contract.ts';
import { eosToken, type CoreToken } from './core-token.ts';
import type { FlavorKey } from './flavor-keys.ts';

/** System contract, token and features of the story's chain. */
export interface Flavor {
  readonly key: FlavorKey;
  readonly core: CoreToken;
  readonly system: Contract;
  /** Who may use REX. 'voters': only accounts with votes for 21 producers or a proxy. */
  readonly rex: 'all' | 'voters' | 'none';
  /** The chain has PowerUp. */
  readonly powerUp: boolean;
  /** The core token can be swapped for the token of the chain's new name (core.vaulta). */
  readonly renamed: boolean;
}

export const eosFlavor: Flavor = {
  key: 'eos',
  core: eosToken,
  system: systemContract,
  rex: 'all',
  powerUp: true,
  renamed: true,
};

/** Votes decay four times as fast, the token has eight decimals; no REX. */
const wax: Flavor = {
  key: 'wax',
  core: { code: 'WAX', precision: 8, oracleName: 'waxp' },
  system: waxSystemContract,
  rex: 'none',
  powerUp: true,
  renamed: false,
};

/** No vote decay, more weight for longer ballots; REX requires voting; no PowerUp. */
const telos: Flavor = {
  key: 'telos',
  core: { code: 'TLOS', precision: 4, oracleName: 'tlos' },
  system: telosSystemContract,
  rex: 'voters',
  powerUp: false,
  renamed: false,
};

/** All flavors by key. */
export const flavors: Readonly<Record<FlavorKey, Flavor>> = { eos: eosFlavor, wax, telos };
