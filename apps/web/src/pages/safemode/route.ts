import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/security/safemode',
  gate: ({ features }) => !features.handles,
  static: true,
  strings: ['wallet/tools'],
});
