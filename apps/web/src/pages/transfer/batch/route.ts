import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/transfer/batch',
  gate: ({ features }) => !features.handles,
  static: true,
  strings: ['wallet', 'wallet/tools', 'wallet/batch'],
});
