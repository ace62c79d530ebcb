import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/security/safemode'],
  },
  shots: {
    safemode: '/wallet/security/safemode',
  },
};
