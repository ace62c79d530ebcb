import { account, sentence, type SentenceFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const votingSentences: SentenceFamily = {
  appliesTo: isSystemContract,
  actions: {
    voteproducer: ({ voter, proxy, producers }) => {
      if (typeof proxy === 'string' && proxy !== '') {
        return sentence('voteProxy', { voter: account(voter), proxy: account(proxy) });
      }
      if (!Array.isArray(producers) || !producers.every((name) => typeof name === 'string')) return null;
      if (producers.length === 0) return sentence('voteNone', { voter: account(voter) });
      return sentence('vote', { voter: account(voter), producers: { kind: 'accounts', names: producers } });
    },
  },
};
