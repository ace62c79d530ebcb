import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    xpr: ['/wallet/staking/stake', '/wallet/staking/unstake', '/wallet/staking/refund', '/wallet/staking/claim'],
  },
  fullShots: {
    'xpr-stake': '/wallet/staking/stake',
    'xpr-unstake': '/wallet/staking/unstake',
    'xpr-refund': '/wallet/staking/refund',
    'xpr-claim': '/wallet/staking/claim',
  },
};
