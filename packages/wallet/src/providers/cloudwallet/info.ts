import type { ProviderInfo } from '../provider.ts';

/** My Cloud Wallet (WAX Cloud Wallet): accounts of WAX in a window of its site. */
export const cloudWalletInfo: ProviderInfo = {
  id: 'cloudwallet',
  nameKey: 'cloudwallet',
  offeredOn: ({ walletProviders }) => walletProviders.includes('cloudwallet'),
  availability: () => Promise.resolve({ state: 'ready' }),
};
