import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/topholders'],
    live: ['/topholders', '/topholders?list=stake', '/topholders?list=ram'],
    unreachable: ['/topholders'],
  },
  shots: {
    topholders: '/topholders',
    'topholders-stake': '/topholders?list=stake',
    'topholders-ram': '/topholders?list=ram',
  },
};
