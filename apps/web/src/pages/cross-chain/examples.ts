import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/cross-chain'],
  },
  shots: {
    'cross-chain': '/wallet/cross-chain',
    'swap-alias': '/wallet/swap',
  },
};
