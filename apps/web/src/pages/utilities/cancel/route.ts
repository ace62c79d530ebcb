import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/utilities/cancel-deferred',
  search: ['id'],
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
