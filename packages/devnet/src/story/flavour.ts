import type { Contract } from '../contract.ts';
import { systemContract, telosSystemContract, waxSystemContract } from '../contracts/system/system-contract.ts';
import { eosToken, type CoreToken } from './core-token.ts';
import type { FlavourKey } from './flavour-keys.ts';

/** What the story's chain is: which system, which token, and what people do there. */
export interface Flavour {
  readonly key: FlavourKey;
  readonly core: CoreToken;
  readonly system: Contract;
  /** People lend to REX. 'voters': those alone who vote for 21 producers or have a proxy. */
  readonly rex: 'everybody' | 'voters' | 'nobody';
  /** A day of CPU and NET is for sale. */
  readonly powerUp: boolean;
  /** The core token is swapped for the one of the chain's new name (core.vaulta). */
  readonly renamed: boolean;
}

export const eosFlavour: Flavour = {
  key: 'eos',
  core: eosToken,
  system: systemContract,
  rex: 'everybody',
  powerUp: true,
  renamed: true,
};

/** Votes fade four times as fast, the token has eight decimals; there is no REX. */
const wax: Flavour = {
  key: 'wax',
  core: { code: 'WAX', precision: 8, oracleName: 'waxp' },
  system: waxSystemContract,
  rex: 'nobody',
  powerUp: true,
  renamed: false,
};

/** Votes never fade and weigh more on longer ballots; REX is for voters; there is no PowerUp. */
const telos: Flavour = {
  key: 'telos',
  core: { code: 'TLOS', precision: 4, oracleName: 'tlos' },
  system: telosSystemContract,
  rex: 'voters',
  powerUp: false,
  renamed: false,
};

/** Every kind of chain, by its key. */
export const flavours: Readonly<Record<FlavourKey, Flavour>> = { eos: eosFlavour, wax, telos };
