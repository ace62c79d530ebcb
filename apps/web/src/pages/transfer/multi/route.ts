import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/transfer/multi',
  static: true,
  strings: ['wallet', 'wallet/tools', 'wallet/batch'],
});
