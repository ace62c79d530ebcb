import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/vote',
  gate: ({ features }) => features.voting,
  strings: ['wallet/tools'],
});
