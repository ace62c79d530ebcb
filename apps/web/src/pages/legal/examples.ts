import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/terms-and-conditions', '/privacy-policy'],
  },
  shots: {
    terms: '/terms-and-conditions',
    privacy: '/privacy-policy',
  },
};
