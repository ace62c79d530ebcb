import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/stats/activity'],
    live: ['/stats/activity'],
  },
  shots: {
    stats: '/stats/activity',
    'stats-week': '/stats/activity?period=week',
  },
};
