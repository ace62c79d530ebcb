import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { marketChart, marketPrice } from './market-prices.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, feeds: [{ type: 'market', url, id: 'eos' }] } }),
  reads: { price: (at) => marketPrice(at), chart: (at) => marketChart(at) },
};
