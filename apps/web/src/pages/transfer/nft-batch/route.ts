import { definePage } from '../../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/transfer/nft-batch',
  gate: ({ features }) => features.nft,
  static: true,
  strings: ['wallet', 'wallet/tools', 'wallet/batch'],
});
