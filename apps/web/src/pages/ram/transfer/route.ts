import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/ram/transfer',
  gate: ({ contractVariants }) => contractVariants.ramTransfer,
  static: true,
  strings: ['wallet/tools'],
});
