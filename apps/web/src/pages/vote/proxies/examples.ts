import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/vote/proxies'],
    live: ['/vote/proxies'],
    fio: ['/vote/proxies'],
  },
  shots: {
    'vote-proxies': '/vote/proxies',
  },
};
