import type { Contract } from '../contract.ts';
import type { CoreToken } from '../story/core-token.ts';
import type { FlavorKey } from './flavor-keys.ts';

/** System contract, token and features of the story's chain. */
export interface FlavorRules {
  readonly key: FlavorKey;
  readonly core: CoreToken;
  readonly system: Contract;
  /** Who may use REX. 'voters': only accounts with votes for 21 producers or a proxy. */
  readonly rex: 'all' | 'voters' | 'none';
  /** The chain has PowerUp. */
  readonly powerUp: boolean;
  /** The core token can be swapped for the token of the chain's new name (core.vaulta). */
  readonly renamed: boolean;
  /** Contracts distribute the system fees and the savings by weight (eosio.fees, eosio.reward). Absent: none. */
  readonly distributesFees?: boolean;
  /** Prefix of K1 keys as its nodes print them. Absent: EOS. */
  readonly keyPrefix?: string;
  /** Most producers of a vote. Absent: 30. */
  readonly maxVotes?: number;
  /** Accounts that its system contract needs, created and controlled by the genesis key. */
  readonly systemAccounts?: readonly string[];
}
