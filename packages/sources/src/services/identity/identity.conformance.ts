import type { ServiceConformance } from '../service-conformance.ts';
import { ipInfo, tokenExchangeRates, withdrawalQuote } from './identity.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { identity: { url } } }),
  reads: {
    fee: (at) => withdrawalQuote(at, 'XBTC', 'bitcoin'),
    rates: (at) => tokenExchangeRates(at),
    country: (at) => ipInfo(at),
  },
};
