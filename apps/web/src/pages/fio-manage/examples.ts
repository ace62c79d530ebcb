import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/wallet/manage/addresses', '/wallet/manage/domains'],
  },
  fullShots: {
    'fio-manage-addresses': '/wallet/manage/addresses',
    'fio-manage-domains': '/wallet/manage/domains',
  },
};
