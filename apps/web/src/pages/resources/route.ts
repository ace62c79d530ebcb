import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/resources/stake', '/wallet/resources/unstake', '/wallet/resources/refund'],
  search: ['receiver'],
  gate: ({ resources }) => resources.bandwidth === 'staked',
  redirects: {
    '/wallet/resources': '/wallet/resources/stake',
    '/wallet/stake': '/wallet/resources/stake',
    '/wallet/unstake': '/wallet/resources/unstake',
    '/wallet/manual-refund': '/wallet/resources/refund',
  },
  static: true,
  strings: ['wallet/tools'],
});
