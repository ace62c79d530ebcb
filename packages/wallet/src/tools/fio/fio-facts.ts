import type { PresentVote } from '../vote.ts';

/** What the FIO tools know of the chain and of the account that signs. Amounts are SUF, 10^-9 FIO. */
export interface FioFacts {
  /** Fees by end point; null until known. */
  fees: ReadonlyMap<string, FioFeeFact> | null;
  /** Names and balance of the account; null until known. */
  own: FioOwn | null;
  /** No account is connected: `own` and `vote` stay null, and are not faults. */
  noAccount?: boolean;
  /** How the account votes; null until known. */
  vote: PresentVote | null;
  /** Whether the account is a registered proxy; null until known. */
  isProxy: boolean | null;
  /** Names looked up while they are typed: whether they are registered. */
  registered: ReadonlyMap<string, boolean>;
  /** Public keys of recipients, by the text that names them; null: there is no such recipient. */
  keys: ReadonlyMap<string, string | null>;
}

export interface FioFeeFact {
  amount: bigint;
  /** A bundled transaction of an address can pay it. */
  bundled: boolean;
}

export interface FioOwn {
  /** Neither staked nor locked. */
  available: bigint;
  staked: bigint;
  addresses: readonly { name: string; bundles: bigint }[];
  domains: readonly { name: string; isPublic: boolean }[];
}
