import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/utilities/cancel-deferred'],
  },
  shots: {
    'cancel-deferred': '/wallet/utilities/cancel-deferred',
  },
};
