import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/vote'],
    live: ['/vote'],
    unreachable: ['/vote'],
  },
  shots: {
    vote: '/vote',
  },
};
