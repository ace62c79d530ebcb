import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    unreachable: ['/dsp'],
  },
  fullShots: {
    dsp: '/dsp',
  },
};
