import type { ProviderHalf } from './provider-half.ts';

export const half: ProviderHalf = {
  name: /^WebAuth/,
  first: { label: 'Signing request as a QR code' },
  isConfigured: true,
};
