import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  // Without scripts the form navigates to /search?q=…
  path: ['/search/$query', '/search'],
  search: ['q'],
});
