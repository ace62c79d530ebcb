import {
  firstSentence,
  type CommonTemplate,
  type Sentence,
  type SentenceChain,
  type WordedAction,
  type WordFamily,
} from '../sentence.ts';
import { accountWords } from './accounts.ts';
import { permissionWords } from './permissions.ts';
import { resourceWords } from './resources.ts';
import { tokenWords } from './token.ts';
import { votingWords } from './voting.ts';

/** Families in the order of precedence; a new contract's words are one file and one line here. */
const families: readonly WordFamily[] = [accountWords, permissionWords, resourceWords, votingWords, tokenWords];

/** An action in the words that every page has; null for rarer and unknown actions. */
export function wordsOf(action: WordedAction, chain: SentenceChain): Sentence<CommonTemplate> | null {
  return firstSentence(families, action, chain);
}
