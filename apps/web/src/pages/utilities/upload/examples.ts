import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/utilities/upload-contract'],
  },
  shots: {
    'upload-contract': '/wallet/utilities/upload-contract',
  },
};
