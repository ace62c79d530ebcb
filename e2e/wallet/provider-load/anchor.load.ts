import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^Anchor/,
  first: { label: 'Signing request as a QR code' },
};
