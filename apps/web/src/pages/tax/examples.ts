import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/tax/cointracking'],
  },
  shots: {
    tax: '/wallet/tax/cointracking',
  },
};
