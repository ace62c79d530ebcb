import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/settings'],
  },
  shots: {
    settings: '/settings',
  },
};
