import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/domain/edge'],
  },
  fullShots: {
    'fio-domain': '/domain/edge',
  },
};
