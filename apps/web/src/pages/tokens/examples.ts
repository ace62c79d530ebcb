import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/tokens'],
    live: ['/tokens'],
    unreachable: ['/tokens'],
  },
  shots: {
    tokens: '/tokens',
    'tokens-none': '/tokens?q=nothing',
  },
};
