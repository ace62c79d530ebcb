import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/stats/votes'],
    live: ['/stats/votes'],
  },
  shots: {
    'stats-votes': '/stats/votes',
  },
};
