import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/link-email', '/wallet/create-account/link-email'],
  },
  shots: {
    'link-email': '/wallet/link-email',
    'create-account-email': '/wallet/create-account/link-email',
  },
};
