import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/ram/buy', '/wallet/ram/sell'],
  gate: ({ resources }) => resources.ram !== 'granted',
  search: ['receiver', 'range'],
  redirects: {
    '/wallet/ram': '/wallet/ram/buy',
    '/wallet/buyram': '/wallet/ram/buy',
    '/wallet/sellram': '/wallet/ram/sell',
  },
  strings: ['wallet/tools'],
});
