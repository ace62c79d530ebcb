import type { ProviderInfo } from '../provider.ts';

/** WebAuth: the wallet app of XPR. */
export const webAuthInfo: ProviderInfo = {
  id: 'webauth',
  nameKey: 'webauth',
  offeredOn: ({ walletProviders, walletLink }) => walletLink !== null && walletProviders.includes('webauth'),
  // Requests are encrypted with WebCrypto, which needs https or localhost.
  availability: () => Promise.resolve({ state: globalThis.crypto?.subtle === undefined ? 'unsupported' : 'ready' }),
};
