import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/tokens',
  search: ['q', 'sort', 'spam'],
});
