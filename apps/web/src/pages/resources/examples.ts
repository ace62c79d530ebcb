import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/resources/stake', '/wallet/resources/unstake', '/wallet/resources/refund'],
  },
  shots: {
    stake: '/wallet/resources/stake',
    unstake: '/wallet/resources/unstake',
    refund: '/wallet/resources/refund',
  },
};
