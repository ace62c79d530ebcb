import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/profile'],
  },
  shots: {
    profile: '/wallet/profile',
  },
};
