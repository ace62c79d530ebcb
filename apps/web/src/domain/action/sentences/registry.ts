import {
  firstSentence,
  type CommonTemplate,
  type Sentence,
  type SentenceChain,
  type SentenceAction,
  type SentenceFamily,
} from '../sentence.ts';
import { accountSentences } from './accounts.ts';
import { permissionSentences } from './permissions.ts';
import { resourceSentences } from './resources.ts';
import { tokenSentences } from './token.ts';
import { votingSentences } from './voting.ts';

/** In order of precedence; a new family is one file and one entry here. */
const families: readonly SentenceFamily[] = [
  accountSentences,
  permissionSentences,
  resourceSentences,
  votingSentences,
  tokenSentences,
];

/** The sentence of a common action; null for rarer and unknown actions. */
export function sentenceOf(action: SentenceAction, chain: SentenceChain): Sentence<CommonTemplate> | null {
  return firstSentence(families, action, chain);
}
