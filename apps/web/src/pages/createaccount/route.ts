import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/create-account',
  static: true,
  strings: ['wallet/tools'],
});
