import { firstSentence, type CommonTemplate, type Sentence, type WordedAction, type WordFamily } from '../sentence.ts';
import { accountWords } from './accounts.ts';
import { permissionWords } from './permissions.ts';
import { resourceWords } from './resources.ts';
import { tokenWords } from './token.ts';
import { votingWords } from './voting.ts';

/** Families in the order they are asked; a new contract's words are one file and one line here. */
const families: readonly WordFamily[] = [accountWords, permissionWords, resourceWords, votingWords, tokenWords];

/** What an action did in words that every page has; null for rarer actions and those that nobody has words for. */
export function wordsOf(action: WordedAction): Sentence<CommonTemplate> | null {
  return firstSentence(families, action);
}
