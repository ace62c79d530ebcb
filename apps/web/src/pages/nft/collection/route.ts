import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/nft/collection/$name',
  search: ['templates', 'assets'],
  gate: ({ features }) => features.nft,
  strings: ['domain/nft'],
});
