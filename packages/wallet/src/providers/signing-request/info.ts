import type { ProviderInfo } from '../provider.ts';

/** Signing requests (ESR) name their chain, so any wallet that reads them can sign on any chain. */
export const signingRequestInfo: ProviderInfo = {
  id: 'signing-request',
  nameKey: 'signingRequest',
  offeredOn: () => true,
  availability: () => Promise.resolve({ state: 'ready' }),
};
