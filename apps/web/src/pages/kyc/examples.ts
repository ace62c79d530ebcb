import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/kyc'],
  },
  shots: {
    kyc: '/wallet/kyc',
  },
};
