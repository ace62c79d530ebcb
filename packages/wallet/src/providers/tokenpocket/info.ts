import type { ProviderInfo } from '../provider.ts';
import { injectedAvailability } from '../scatter/injected-availability.ts';

/** TokenPocket: an app with a browser, and an extension. It injects Scatter's API. */
export const tokenPocketInfo: ProviderInfo = {
  id: 'tokenpocket',
  nameKey: 'tokenpocket',
  offeredOn: ({ walletProviders }) => walletProviders.includes('tokenpocket'),
  availability: injectedAvailability('https://www.tokenpocket.pro'),
};
