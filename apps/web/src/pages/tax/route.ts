import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/tax/cointracking',
  static: true,
  strings: ['domain/history/export'],
});
