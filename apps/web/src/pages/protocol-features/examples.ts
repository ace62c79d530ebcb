import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/protocol-features'],
    live: ['/protocol-features'],
  },
  shots: {
    'protocol-features': '/protocol-features',
  },
};
