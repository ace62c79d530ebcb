import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/cross-chain',
  redirects: { '/wallet/swap': '/wallet/cross-chain' },
  search: ['tab'],
  gate: ({ features }) => features.crossChain,
  static: true,
  strings: ['wallet', 'wallet/tools'],
});
