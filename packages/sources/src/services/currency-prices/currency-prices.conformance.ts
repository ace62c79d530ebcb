import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { currencyPrices } from './currency-prices.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, forex: { reference: null, market: url } } }),
  reads: { prices: (at) => currencyPrices(at) },
};
