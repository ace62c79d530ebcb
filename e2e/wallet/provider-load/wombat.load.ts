import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Wombat/,
  first: { button: 'Connect' },
  isConfigured: true,
};
