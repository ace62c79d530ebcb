import type { ProviderInfo } from '../provider.ts';

/** Signing requests (ESR) name their chain, so any wallet that reads them can sign there. On FIO that is Anchor alone. */
export const signingRequestInfo: ProviderInfo = {
  id: 'signing-request',
  nameKey: 'signingRequest',
  offeredOn: ({ family }) => family !== 'fio',
  availability: () => Promise.resolve({ state: 'ready' }),
};
