import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    unreachable: ['/vest'],
  },
  fullShots: {
    vest: '/vest',
  },
};
