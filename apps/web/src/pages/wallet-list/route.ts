import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallets',
  static: true,
  strings: ['wallet'],
});
