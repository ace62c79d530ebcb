import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/address/alice@edge'],
  },
  fullShots: {
    'fio-address': '/address/alice@edge',
  },
};
