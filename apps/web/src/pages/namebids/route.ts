import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/namebids',
  search: ['name'],
  strings: ['wallet/tools'],
});
