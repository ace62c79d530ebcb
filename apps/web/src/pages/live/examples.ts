import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/live'],
    live: ['/live'],
  },
  shots: {
    live: '/live',
    'live-none': '/live?account=nosuch&name=transfer',
  },
};
