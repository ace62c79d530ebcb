import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/ram/transfer'],
  },
  shots: {
    'ram-transfer': '/wallet/ram/transfer',
  },
};
