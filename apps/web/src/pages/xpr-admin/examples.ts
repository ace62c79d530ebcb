import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    xpr: ['/wallet/admin', '/wallet/admin/metal-dollar', '/wallet/admin/proton-dex', '/wallet/admin/blocklist'],
  },
  fullShots: {
    'xpr-admin': '/wallet/admin',
    'xpr-admin-dex': '/wallet/admin/proton-dex',
  },
};
