import { gateway, type ServiceConformance } from '../service-conformance.ts';
import { simpleAssetsOf } from './simple-api.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ nftApi: { atomic: null, simple: url } }),
  reads: { assets: (at) => simpleAssetsOf(at, 'alice', gateway) },
  absent: true,
};
