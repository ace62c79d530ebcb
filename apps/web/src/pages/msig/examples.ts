import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/msigs'],
  },
  shots: {
    msigs: '/msigs',
    'msigs-all': '/msigs?view=all',
    'msigs-none': '/msigs?proposer=lonely111111',
  },
};
