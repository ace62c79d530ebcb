import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/profile',
  gate: ({ accountInfo }) => accountInfo !== null,
  static: true,
  strings: ['wallet/tools'],
});
