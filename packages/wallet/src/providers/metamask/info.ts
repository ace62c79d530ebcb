import type { ProviderInfo } from '../provider.ts';
import { injectedMetaMask } from './ethereum-provider.ts';

/** MetaMask with the Antelope snap. */
export const metaMaskInfo: ProviderInfo = {
  id: 'metamask',
  nameKey: 'metamask',
  offeredOn: ({ walletProviders }) => walletProviders.includes('metamask'),
  availability: () =>
    Promise.resolve(
      injectedMetaMask() === null ? { state: 'missing', site: 'https://metamask.io' } : { state: 'ready' },
    ),
};
