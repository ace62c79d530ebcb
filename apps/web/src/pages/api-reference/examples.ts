import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/api'],
  },
  shots: {
    api: '/api',
  },
};
