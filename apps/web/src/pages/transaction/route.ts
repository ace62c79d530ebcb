import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/transaction/$id',
  search: ['tab', 'block'],
  redirects: { '/tx/$id': '/transaction/$id', '/t/$id': '/transaction/$id' },
});
