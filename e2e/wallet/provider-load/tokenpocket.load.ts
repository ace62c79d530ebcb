import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^TokenPocket/,
  first: { button: 'Connect' },
  isConfigured: true,
};
