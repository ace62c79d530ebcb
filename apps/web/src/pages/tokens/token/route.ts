import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/tokens/$id',
  search: ['range'],
});
