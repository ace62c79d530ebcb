import type { ProviderInfo } from '../provider.ts';

/** Anchor and every other wallet that keeps a link to the page (anchor-link). */
export const anchorInfo: ProviderInfo = {
  id: 'anchor',
  nameKey: 'anchor',
  offeredOn: ({ walletProviders, walletLink }) => walletLink !== null && walletProviders.includes('anchor'),
  // Requests are encrypted with WebCrypto, which needs https or localhost.
  availability: () => Promise.resolve({ state: globalThis.crypto?.subtle === undefined ? 'unsupported' : 'ready' }),
};
