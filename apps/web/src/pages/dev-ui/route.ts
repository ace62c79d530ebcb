import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/dev/ui',
  static: true,
  strings: ['wallet/tools'],
});
