import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/transfer/nft-batch'],
  },
  shots: {
    'send-nft-list': '/wallet/transfer/nft-batch',
  },
};
