import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/transfer/nft',
  gate: ({ features }) => features.nft,
  search: ['asset', 'to'],
  static: true,
  strings: ['wallet', 'wallet/tools', 'domain/nft'],
});
