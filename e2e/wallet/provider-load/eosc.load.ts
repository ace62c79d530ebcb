import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Command line \(eosc\)/,
  first: { label: 'Account and permission' },
};
