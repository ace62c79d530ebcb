import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/rex',
  search: ['view'],
  gate: ({ features }) => features.rex,
  strings: ['wallet/tools'],
});
