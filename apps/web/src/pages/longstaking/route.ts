import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/wallet/longstaking',
  search: ['view'],
  gate: ({ features }) => features.longStaking,
  redirects: {
    '/wallet/longstaking/stake': '/wallet/longstaking',
    '/wallet/longstaking/calculator': '/wallet/longstaking?view=calculator',
  },
  strings: ['wallet/tools'],
});
