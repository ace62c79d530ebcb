import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/create-account', '/wallet/create-account/advanced'],
  gate: ({ features }) => !features.handles,
  static: true,
  strings: ['wallet/tools'],
});
