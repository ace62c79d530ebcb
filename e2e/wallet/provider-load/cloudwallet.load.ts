import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^My Cloud Wallet/,
  first: { button: 'Connect' },
  isConfigured: true,
};
