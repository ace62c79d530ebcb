import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/dex', '/wallet/dex/$symbol'],
  search: ['interval'],
  gate: ({ features }) => features.dex,
  strings: ['wallet/tools'],
});
