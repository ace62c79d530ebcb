import { account, sentence, type WordFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const votingWords: WordFamily = {
  speaksFor: isSystemContract,
  actions: {
    voteproducer: ({ voter, proxy, producers }) => {
      if (typeof proxy === 'string' && proxy !== '') {
        return sentence('voteProxy', { voter: account(voter), proxy: account(proxy) });
      }
      if (!Array.isArray(producers) || !producers.every((name) => typeof name === 'string')) return null;
      if (producers.length === 0) return sentence('voteNone', { voter: account(voter) });
      return sentence('vote', { voter: account(voter), producers: { kind: 'accounts', names: producers } });
    },
    regproxy: ({ proxy, isproxy }) =>
      sentence(isTrue(isproxy) ? 'registerProxy' : 'unregisterProxy', { proxy: account(proxy) }),
    regproducer: ({ producer }) => sentence('registerProducer', { producer: account(producer) }),
    regproducer2: ({ producer }) => sentence('registerProducer', { producer: account(producer) }),
    unregprod: ({ producer }) => sentence('unregisterProducer', { producer: account(producer) }),
    claimrewards: ({ owner }) => sentence('claimRewards', { owner: account(owner) }),
    onblock: ({ header }) => {
      const producer = typeof header === 'object' && header !== null && 'producer' in header ? header.producer : null;
      return sentence('onBlock', { producer: account(producer) });
    },
  },
};

function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}
