import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/permissions', '/wallet/permissions/advanced', '/wallet/permissions/link'],
    fio: ['/wallet/permissions/advanced'],
  },
  shots: {
    permissions: '/wallet/permissions',
    'permissions-advanced': '/wallet/permissions/advanced',
    'permissions-link': '/wallet/permissions/link',
  },
};
