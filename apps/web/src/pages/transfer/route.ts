import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/transfer',
  redirects: { '/wallet': '/wallet/transfer' },
  search: ['to'],
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
