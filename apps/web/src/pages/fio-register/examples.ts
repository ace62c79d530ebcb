import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    fio: ['/wallet/register-address', '/wallet/register-domain'],
  },
  fullShots: {
    'fio-register-address': '/wallet/register-address',
    'fio-register-domain': '/wallet/register-domain',
  },
};
