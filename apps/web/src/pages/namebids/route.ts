import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/namebids',
  // Accounts of FIO are made from keys.
  gate: ({ features }) => !features.handles,
  search: ['name'],
  strings: ['wallet/tools'],
});
