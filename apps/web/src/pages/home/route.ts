import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/',
  search: ['range'],
});
