import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { backendMarketCap, backendPriceChart, backendTicker } from './backend-prices.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, feeds: [{ type: 'backend', url }] } }),
  reads: {
    ticker: (at) => backendTicker(at),
    'market value': (at) => backendMarketCap(at),
    chart: (at) => backendPriceChart(at),
  },
  absent: true,
};
