import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /Private key \(testnets\)/,
  first: { label: 'Private key' },
};
