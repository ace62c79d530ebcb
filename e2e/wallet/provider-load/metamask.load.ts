import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^MetaMask/,
  first: { button: 'Connect' },
  isConfigured: true,
};
