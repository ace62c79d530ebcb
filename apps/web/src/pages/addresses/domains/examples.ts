import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/domains'],
  },
  fullShots: {
    'fio-domains': '/domains',
  },
};
