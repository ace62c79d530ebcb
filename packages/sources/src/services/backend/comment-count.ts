import { backend, figure } from './backend.ts';

/** Comments on the site, as the chain's backend counts them (proxy/eosio?type=disqus_count). */
export const commentCount = backend.call({
  request: () => ({ path: ['proxy', 'eosio'], query: { type: 'disqus_count' } }),
  read: (answer) => ({
    comments: figure(answer, answer.isObject && answer.at('comments').missing ? 'count' : 'comments').integer(),
  }),
  cacheMs: 600_000,
});
