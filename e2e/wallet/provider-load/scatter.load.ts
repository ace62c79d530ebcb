import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Scatter/,
  first: { button: 'Connect' },
  isConfigured: true,
};
