import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/vote/proxies',
  gate: ({ features }) => features.voting,
  strings: ['wallet/tools'],
});
