import type { Preview } from '../transact/preview-facts.ts';
import type { Phrase } from '../tools/phrase.ts';

/** What a person should know before signing; the values are account names, amounts and permissions. */
export type FindingCode =
  | 'exchange-without-memo'
  | 'look-alike-name'
  | 'most-of-balance'
  | 'owner-in-use'
  | 'permission-handed-over'
  | 'permission-locked';

export type Finding = Phrase<FindingCode>;

/** A rule of the guard: pure, from the preview of a transaction. */
export type GuardRule = (preview: Preview, chainKey: string) => readonly Finding[];

/** Accounts that authorize the signed actions. */
export function signersOf({ signed }: Preview): Set<string> {
  return new Set(signed.flatMap(({ authorization }) => authorization.map(({ actor }) => actor)));
}
