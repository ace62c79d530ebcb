import type { ProviderInfo } from '../provider.ts';
import { injectedAvailability } from '../scatter/injected-availability.ts';

/** Wombat: an app with a browser, and an extension. It injects Scatter's API. */
export const wombatInfo: ProviderInfo = {
  id: 'wombat',
  nameKey: 'wombat',
  offeredOn: ({ walletProviders }) => walletProviders.includes('wombat'),
  availability: injectedAvailability('https://www.wombat.app'),
};
