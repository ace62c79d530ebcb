import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/transactions',
  search: ['cursor'],
});
