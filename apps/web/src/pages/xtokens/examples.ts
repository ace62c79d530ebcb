import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    xpr: ['/outstanding-xtokens'],
  },
  fullShots: {
    xtokens: '/outstanding-xtokens',
  },
};
