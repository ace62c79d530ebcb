import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/nft/$id',
  search: ['owner'],
  gate: ({ features }) => features.nft,
  strings: ['domain/nft'],
});
