import type { ProviderInfo } from '../provider.ts';

/** Command line of XPR Network (`proton`). It knows two chains, by their keys. */
export const protonCliInfo: ProviderInfo = {
  id: 'protoncli',
  nameKey: 'protoncli',
  offeredOn: ({ key }) => key === 'proton' || key === 'proton-test',
  availability: () => Promise.resolve({ state: 'ready' }),
};
