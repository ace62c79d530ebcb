import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Command line \(cleos\)/,
  first: { label: 'Account and permission' },
};
