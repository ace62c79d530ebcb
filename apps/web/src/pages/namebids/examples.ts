import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/namebids'],
    live: ['/namebids'],
  },
  shots: {
    namebids: '/namebids',
    'namebids-none': '/namebids?name=zzzzzz',
  },
};
