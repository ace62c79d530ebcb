import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { referenceRates } from './reference-rates.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, forex: { reference: url, market: null } } }),
  reads: { rates: (at) => referenceRates(at) },
};
