import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/wallet/transfer/batch'],
  },
  shots: {
    'send-list': '/wallet/transfer/batch',
  },
};
