import { gateway, type ServiceConformance } from '../service-conformance.ts';
import { atomicAssetsOf, atomicLogs } from './atomic-api.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ nftApi: { atomic: url, simple: null } }),
  reads: {
    assets: (at) => atomicAssetsOf(at, 'alice', gateway),
    logs: (at) => atomicLogs(at, '1', { page: 1, limit: 10 }),
  },
  absent: true,
};
