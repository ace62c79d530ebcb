import { account, sentence, type WordFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const accountWords: WordFamily = {
  speaksFor: isSystemContract,
  actions: {
    newaccount: ({ creator, name, newact }) =>
      sentence('newAccount', { creator: account(creator), name: account(name ?? newact) }),
    setcode: ({ account: owner, code: bytes }) =>
      sentence(bytes === '' ? 'removeCode' : 'setCode', { account: account(owner) }),
    setabi: ({ account: owner }) => sentence('setAbi', { account: account(owner) }),
  },
};
