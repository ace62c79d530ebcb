import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/airgrabs',
  gate: ({ features }) => features.airgrabs,
  strings: ['wallet/tools'],
});
