import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /Signing request/,
  first: { label: 'Account and permission' },
};
