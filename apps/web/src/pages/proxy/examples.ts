import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/proxy', '/wallet/proxy/register', '/wallet/proxy/unregister'],
    fio: ['/wallet/proxy/register'],
  },
  shots: {
    proxy: '/wallet/proxy',
    'proxy-register': '/wallet/proxy/register',
    'proxy-unregister': '/wallet/proxy/unregister',
  },
};
