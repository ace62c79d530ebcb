import type { ServiceConformance } from '../service-conformance.ts';
import { hyperionLinks } from './hyperion.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ historySources: [{ type: 'hyperion', url }] }),
  reads: { links: (at) => hyperionLinks(at, 'alice') },
  absent: true,
};
