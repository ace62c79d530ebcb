import type { Sentence, WordedAction, WordFamily } from '../sentence.ts';
import { accountWords } from './accounts.ts';
import { multisigWords } from './multisig.ts';
import { permissionWords } from './permissions.ts';
import { resourceWords } from './resources.ts';
import { tokenWords } from './token.ts';
import { votingWords } from './voting.ts';

/** Families in the order they are asked; a new contract's words are one file and one line here. */
const families: readonly WordFamily[] = [
  accountWords,
  permissionWords,
  resourceWords,
  votingWords,
  multisigWords,
  tokenWords,
];

/** What an action did in words; null for actions that nobody has words for. */
export function wordsOf(action: WordedAction): Sentence | null {
  const { data } = action;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  for (const family of families) {
    if (!family.speaksFor(action.contract) || !Object.hasOwn(family.actions, action.name)) continue;
    const sentence = family.actions[action.name]!(data as Record<string, unknown>, action);
    if (sentence !== null) return sentence;
  }
  return null;
}
