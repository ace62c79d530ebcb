import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/sign',
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
