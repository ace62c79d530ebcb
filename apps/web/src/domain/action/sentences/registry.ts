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

/** In order of precedence; a new family is one file and one entry here. */
const families: readonly WordFamily[] = [accountWords, permissionWords, resourceWords, votingWords, tokenWords];

/** The sentence of a common action; null for rarer and unknown actions. */
export function wordsOf(action: WordedAction, chain: SentenceChain): Sentence<CommonTemplate> | null {
  return firstSentence(families, action, chain);
}
