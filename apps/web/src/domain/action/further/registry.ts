import { firstSentence, type Sentence, type SentenceChain, type WordedAction } from '../sentence.ts';
import { accountAndVoteWords } from './families/account-and-votes.ts';
import { atomicAssetsWords } from './families/atomic-assets.ts';
import { atomicMarketWords } from './families/atomic-market.ts';
import { fioWords } from './families/fio.ts';
import { multisigWords } from './families/multisig.ts';
import { oracleWords } from './families/oracles.ts';
import { rexResultWords, rexWords } from './families/rex.ts';
import { simpleAssetsWords } from './families/simple-assets.ts';
import { systemWords } from './families/system.ts';
import { producerPayWords, reserveWords, vaultaWords, wrapWords } from './families/system-helpers.ts';
import { tokenLifeWords } from './families/token-life.ts';
import { profileWords, xprFinanceWords } from './families/xpr.ts';
import type { FurtherFamily, FurtherTemplate } from './family.ts';

/** In order of precedence: families matched by contract before those matched by fields. */
export const furtherFamilies: readonly FurtherFamily[] = [
  accountAndVoteWords,
  multisigWords,
  tokenLifeWords,
  rexWords,
  systemWords,
  rexResultWords,
  reserveWords,
  producerPayWords,
  wrapWords,
  vaultaWords,
  fioWords,
  profileWords,
  xprFinanceWords,
  oracleWords,
  simpleAssetsWords,
  atomicMarketWords,
  atomicAssetsWords,
];

/** The sentence of a rarer action; null for unknown actions. */
export function furtherWordsOf(action: WordedAction, chain: SentenceChain): Sentence<FurtherTemplate> | null {
  return firstSentence(furtherFamilies, action, chain);
}
