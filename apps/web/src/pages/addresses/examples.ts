import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/addresses'],
  },
  fullShots: {
    'fio-addresses': '/addresses',
  },
};
