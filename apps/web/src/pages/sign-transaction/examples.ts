import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/sign'],
  },
  shots: {
    'sign-transaction': '/wallet/sign',
  },
};
