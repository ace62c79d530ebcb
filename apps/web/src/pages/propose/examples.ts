import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/msig'],
  },
  shots: {
    propose: '/wallet/msig',
  },
};
