import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/vote',
  // Order of the list, and whether producers with few votes are listed.
  search: ['sort', 'dir', 'all'],
  gate: ({ features }) => features.voting,
  strings: ['wallet/tools'],
});
