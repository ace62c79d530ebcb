import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/utilities/keys', '/wallet/utilities/format-keys'],
  },
  shots: {
    keys: '/wallet/utilities/keys',
    'format-keys': '/wallet/utilities/format-keys',
  },
};
