import type { ServiceConformance } from '../service-conformance.ts';
import { swapQuote } from './swap.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { swap: { url, account: 'otc', symbols: ['XPR'] } } }),
  reads: { quote: (at) => swapQuote(at, 'XPR', '1.0000', 'XBTC') },
};
