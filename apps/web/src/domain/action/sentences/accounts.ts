import { account, sentence, type SentenceFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const accountSentences: SentenceFamily = {
  appliesTo: isSystemContract,
  actions: {
    newaccount: ({ creator, name, newact }) =>
      sentence('newAccount', { creator: account(creator), name: account(name ?? newact) }),
    setcode: ({ account: owner, code: bytes }) =>
      sentence(bytes === '' ? 'removeCode' : 'setCode', { account: account(owner) }),
    setabi: ({ account: owner }) => sentence('setAbi', { account: account(owner) }),
  },
};
