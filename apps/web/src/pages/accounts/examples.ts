import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/accounts'],
  },
  shots: {
    accounts: '/accounts',
  },
};
