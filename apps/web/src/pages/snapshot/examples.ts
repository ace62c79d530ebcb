import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/snapshot'],
  },
  shots: {
    snapshot: '/snapshot',
  },
};
