import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  // One NFT and several are the same form.
  path: ['/wallet/transfer/nft', '/wallet/transfer/nft-batch'],
  gate: ({ features }) => features.nft,
  search: ['asset', 'to'],
  static: true,
  strings: ['wallet', 'wallet/tools', 'domain/nft'],
});
