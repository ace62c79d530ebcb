import type { ServiceConformance } from '../service-conformance.ts';
import { gravatarImage } from './gravatar.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { gravatar: { url } } }),
  reads: { image: (at) => gravatarImage(at, 'ab'.repeat(16)) },
  absent: true,
};
