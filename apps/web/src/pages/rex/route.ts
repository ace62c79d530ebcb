import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/rex',
  search: ['view', 'range'],
  gate: ({ features }) => features.rex,
  strings: ['wallet/tools'],
});
