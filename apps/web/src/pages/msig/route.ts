import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/msigs',
  search: ['proposer', 'from', 'view'],
});
