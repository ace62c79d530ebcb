import { account, amount, sentence, type Sentence, type SentenceFamily } from '../sentence.ts';

/** Any contract can be a token, so it is matched by fields, not by account. */
export const tokenSentences: SentenceFamily = {
  appliesTo: () => true,
  actions: {
    transfer: ({ from, to, quantity, memo }, { contract }) =>
      sentence('transfer', { from: account(from), to: account(to), quantity: amount(quantity, contract) }, [
        note(memo),
      ]),
    issue: ({ to, quantity, memo }, { contract }) =>
      sentence('issue', { contract: account(contract), to: account(to), quantity: amount(quantity, contract) }, [
        note(memo),
      ]),
  },
};

/** The memo as a clause; null if empty. */
function note(memo: unknown): Sentence<'memo'> | null {
  return typeof memo === 'string' && memo.trim() !== ''
    ? { template: 'memo', parts: { memo: { kind: 'quote', text: memo } } }
    : null;
}
