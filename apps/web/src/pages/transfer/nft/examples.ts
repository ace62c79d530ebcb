import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/transfer/nft'],
  },
  shots: {
    'send-nfts': '/wallet/transfer/nft',
  },
};
