import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { exchangeRates } from './forex.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, forex: url } }),
  reads: { rates: (at) => exchangeRates(at) },
  absent: true,
};
