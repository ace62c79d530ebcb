import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/dev/ui'],
  },
  shots: {
    'design-system': '/dev/ui',
  },
};
