import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/create-account'],
    live: ['/wallet/create-account', '/wallet/create-account/advanced'],
  },
  shots: {
    'create-account': '/wallet/create-account',
    'create-account-advanced': '/wallet/create-account/advanced',
  },
};
