import { firstSentence, type Sentence, type SentenceChain, type SentenceAction } from '../sentence.ts';
import { accountInfoSentences, proxyInfoSentences } from './families/account-info.ts';
import { accountAndVoteSentences } from './families/account-and-votes.ts';
import { atomicAssetsSentences } from './families/atomic-assets.ts';
import { atomicMarketSentences } from './families/atomic-market.ts';
import { fioSentences } from './families/fio.ts';
import { multisigSentences } from './families/multisig.ts';
import { oracleSentences } from './families/oracles.ts';
import { rexResultSentences, rexSentences } from './families/rex.ts';
import { simpleAssetsSentences } from './families/simple-assets.ts';
import { systemSentences } from './families/system.ts';
import { producerPaySentences, reserveSentences, vaultaSentences, wrapSentences } from './families/system-helpers.ts';
import { tokenLifeSentences } from './families/token-life.ts';
import { profileSentences, xprFinanceSentences } from './families/xpr.ts';
import type { FurtherFamily, FurtherTemplate } from './family.ts';

/** In order of precedence: families matched by contract before those matched by fields. Profiles differ by chain. */
export const furtherFamilies: readonly FurtherFamily[] = [
  accountAndVoteSentences,
  multisigSentences,
  tokenLifeSentences,
  rexSentences,
  systemSentences,
  rexResultSentences,
  reserveSentences,
  producerPaySentences,
  wrapSentences,
  vaultaSentences,
  fioSentences,
  proxyInfoSentences,
  profileSentences,
  xprFinanceSentences,
  oracleSentences,
  simpleAssetsSentences,
  atomicMarketSentences,
  atomicAssetsSentences,
];

/** The sentence of a rarer action; null for unknown actions. */
export function furtherSentenceOf(action: SentenceAction, chain: SentenceChain): Sentence<FurtherTemplate> | null {
  return firstSentence([...accountInfoSentences(chain), ...furtherFamilies], action, chain);
}
