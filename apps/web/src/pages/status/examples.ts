import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/status'],
    live: ['/status'],
  },
  shots: {
    status: '/status',
  },
};
