import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/airgrabs'],
  },
  shots: {
    airgrabs: '/airgrabs',
  },
};
