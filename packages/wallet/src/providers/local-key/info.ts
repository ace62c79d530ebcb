import type { ProviderInfo } from '../provider.ts';

/** For local and development chains only: their configuration names it. */
export const localKeyInfo: ProviderInfo = {
  id: 'local-key',
  nameKey: 'localKey',
  prompt: true,
  offeredOn: ({ walletProviders }) => walletProviders.includes('local-key'),
  availability: () => Promise.resolve({ state: 'ready' }),
};
