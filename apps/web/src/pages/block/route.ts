import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/block/$id',
  search: ['tab'],
  redirects: { '/b/$id': '/block/$id' },
});
