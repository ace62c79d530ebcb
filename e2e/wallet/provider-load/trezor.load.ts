import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Trezor/,
  first: { label: 'Account indexes' },
};
