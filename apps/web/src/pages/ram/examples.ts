import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/ram/buy', '/wallet/ram/sell'],
  },
  shots: {
    'ram-buy': '/wallet/ram/buy',
    'ram-sell': '/wallet/ram/sell',
  },
};
