import { envelope, type ServiceConformance } from '../service-conformance.ts';
import { generateDepositAddress } from './wrap.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { wrap: { url, account: 'proton.wrap', coins: [] } } }),
  reads: { address: (at) => generateDepositAddress(at, envelope, 'btc', 'alice') },
};
