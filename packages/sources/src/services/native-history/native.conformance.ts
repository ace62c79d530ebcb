import type { ServiceConformance } from '../service-conformance.ts';
import { nativeHealth } from './native-history.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ historySources: [{ type: 'native', url }] }),
  reads: { health: (at) => nativeHealth(at) },
};
