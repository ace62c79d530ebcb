import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Ledger/,
  first: { label: 'Account indexes' },
};
