import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/oracles/eosusd'],
  },
  shots: {
    oracle: '/oracles/eosusd',
    'oracle-unused': '/oracles/gemeos',
    'oracle-missing': '/oracles/nosuch',
  },
};
