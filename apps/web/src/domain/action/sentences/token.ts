import { account, amount, sentence, type Sentence, type WordFamily } from '../sentence.ts';

/** Any contract can be a token: the fields decide, not the contract's name. */
export const tokenWords: WordFamily = {
  speaksFor: () => true,
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

/** The memo as a clause; nothing for an empty one. */
function note(memo: unknown): Sentence<'memo'> | null {
  return typeof memo === 'string' && memo.trim() !== ''
    ? { template: 'memo', parts: { memo: { kind: 'quote', text: memo } } }
    : null;
}
