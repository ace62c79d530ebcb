import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/tokens/EOS-local-eosio.token'],
    live: ['/tokens/EOS-local-eosio.token'],
  },
  shots: {
    token: '/tokens/EOS-local-eosio.token',
    'token-lookalike': '/tokens/EOS-local-memetoken111',
    'token-missing': '/tokens/NONE-local-eosio.token',
  },
};
