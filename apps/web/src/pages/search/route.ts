import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  // The form of a page without scripts leads to /search?q=…
  path: ['/search/$query', '/search'],
  search: ['q'],
});
