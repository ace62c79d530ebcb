import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/stake-fio',
  gate: ({ features }) => features.handles,
  static: true,
  strings: ['wallet/fio', 'wallet/tools'],
});
