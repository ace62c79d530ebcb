import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/manage/addresses', '/wallet/manage/domains'],
  gate: ({ features }) => features.handles,
  search: ['account'],
  redirects: { '/wallet/manage': '/wallet/manage/addresses' },
  strings: ['wallet/fio', 'wallet/tools', 'domain/fio'],
});
