import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/wallet/stake-fio'],
  },
  fullShots: {
    'fio-stake': '/wallet/stake-fio',
  },
};
