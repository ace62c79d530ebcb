import { noPrices, type ServiceConformance } from '../service-conformance.ts';
import { statedCirculation } from './circulating-supply.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ prices: { ...noPrices, circulating: url } }),
  reads: { figure: (at) => statedCirculation(at) },
};
