import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/search'],
  },
  shots: {
    search: '/search',
    'search-nothing': '/search/Nothing%20like%20it',
  },
};
