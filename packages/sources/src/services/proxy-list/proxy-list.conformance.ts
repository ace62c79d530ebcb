import type { ServiceConformance } from '../service-conformance.ts';
import { listedProxies, listedProxy } from './proxy-list-service.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ proxyList: url }),
  reads: { list: (at) => listedProxies(at), proxy: (at) => listedProxy(at, 'goodproxy') },
};
