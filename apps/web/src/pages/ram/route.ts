import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/ram/buy', '/wallet/ram/sell'],
  redirects: { '/wallet/ram': '/wallet/ram/buy' },
  strings: ['wallet/tools'],
});
