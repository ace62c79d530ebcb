import type { ServiceConformance } from '../service-conformance.ts';
import { airgrabTokens } from './airgrabs.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { airgrabs: { url } } }),
  reads: { list: (at) => airgrabTokens(at) },
};
