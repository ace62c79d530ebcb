import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/kyc',
  gate: ({ features }) => features.kyc,
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
