import type { Preview } from '../transact/preview-facts.ts';
import type { Phrase } from '../tools/phrase.ts';

/** What a person should know before signing; the values are account names, amounts, times and permissions. */
export type FindingCode =
  | 'code-changed'
  | 'counterfeit-token'
  | 'exchange-without-memo'
  | 'first-contact'
  | 'look-alike-name'
  | 'most-of-balance'
  | 'owner-in-use'
  | 'permission-handed-over'
  | 'permission-locked'
  | 'permission-shared'
  | 'scam-account'
  | 'spam-token';

export type Finding = Phrase<FindingCode>;

/** What the rules know of the chain and its site. */
export interface GuardChain {
  key: string;
  /** Prefix of the privileged accounts, which only the chain's producers create. */
  systemDomain: string;
  /** The operator's list of accounts of frauds. */
  scamAccounts: readonly string[];
  /** Accounts that are saved in this wallet. */
  ownAccounts: readonly string[];
}

/** A rule of the guard: pure, from the preview of a transaction. */
export type GuardRule = (preview: Preview, chain: GuardChain) => readonly Finding[];

/** Accounts that authorize the signed actions. */
export function signersOf({ signed }: Preview): Set<string> {
  return new Set(signed.flatMap(({ authorization }) => authorization.map(({ actor }) => actor)));
}
