import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/proxy', '/wallet/proxy/register', '/wallet/proxy/unregister'],
  gate: ({ features }) => features.voting,
  static: true,
  strings: ['wallet/tools'],
});
