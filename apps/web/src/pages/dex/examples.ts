import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    xpr: ['/wallet/dex', '/wallet/dex/XPR_XUSDC'],
  },
  fullShots: {
    'xpr-dex': '/wallet/dex',
    'xpr-dex-market': '/wallet/dex/XPR_XUSDC',
  },
};
