import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: ['/wallet/staking/stake', '/wallet/staking/unstake', '/wallet/staking/refund', '/wallet/staking/claim'],
  gate: ({ features }) => features.xprStaking,
  redirects: {
    '/wallet/staking': '/wallet/staking/stake',
    '/wallet/stake-xpr': '/wallet/staking/stake',
    '/wallet/stake-xpr/$view': '/wallet/staking/$view',
  },
  strings: ['wallet/tools'],
});
