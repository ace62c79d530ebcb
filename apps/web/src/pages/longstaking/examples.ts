import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    xpr: ['/wallet/longstaking', '/wallet/longstaking?view=calculator'],
  },
  fullShots: {
    'xpr-longstaking': '/wallet/longstaking',
  },
};
