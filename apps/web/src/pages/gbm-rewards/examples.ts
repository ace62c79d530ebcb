import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    wax: ['/wallet/gbm-rewards'],
  },
  fullShots: {
    'gbm-rewards': '/wallet/gbm-rewards',
  },
};
