import { anything, type ServiceConformance } from '../service-conformance.ts';
import { dexHealth } from './dex.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ historySources: [{ type: 'dex', url }] }),
  reads: {
    health: (at) => dexHealth(at),
  },
  accepts: anything,
};
