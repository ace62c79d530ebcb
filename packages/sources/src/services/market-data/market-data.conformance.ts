import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { marketData } from './market-data.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, graphql: url } }),
  reads: { market: (at) => marketData(at) },
};
