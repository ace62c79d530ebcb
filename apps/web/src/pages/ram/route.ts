import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/ram/buy', '/wallet/ram/sell'],
  gate: ({ resources }) => resources.ram !== 'granted',
  redirects: { '/wallet/ram': '/wallet/ram/buy' },
  strings: ['wallet/tools'],
});
