import type { ServiceConformance } from '../service-conformance.ts';
import { kycCountries } from './kyc.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { kyc: { url, chain: 'proton' } } }),
  reads: { countries: (at) => kycCountries(at) },
};
