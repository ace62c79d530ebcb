import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/chain'],
    live: ['/chain'],
  },
  shots: {
    chain: '/chain',
  },
};
