import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/permissions', '/wallet/permissions/advanced', '/wallet/permissions/link'],
  search: ['permission'],
  redirects: { '/wallet/permissions-manager': '/wallet/permissions', '/wallet/linkauth': '/wallet/permissions/link' },
  static: true,
  strings: ['wallet/tools'],
});
