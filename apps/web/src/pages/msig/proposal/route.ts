import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/msig/$proposer/$name',
  strings: ['wallet/tools'],
});
