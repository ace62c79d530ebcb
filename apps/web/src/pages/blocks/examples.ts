import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/blocks'],
  },
  shots: {
    blocks: '/blocks',
    'blocks-none': '/blocks?before=1',
  },
};
