import type { ProviderInfo } from '../provider.ts';

/** Scatter: the extension, apps that inject its API, and desktop wallets that listen on its port. */
export const scatterInfo: ProviderInfo = {
  id: 'scatter',
  nameKey: 'scatter',
  offeredOn: ({ walletProviders }) => walletProviders.includes('scatter'),
  // A desktop wallet shows by answering only.
  availability: () => Promise.resolve({ state: 'ready' }),
};
