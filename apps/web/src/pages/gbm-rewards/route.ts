import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/gbm-rewards',
  gate: ({ features }) => features.gbmRewards,
  static: true,
  strings: ['wallet/tools'],
});
