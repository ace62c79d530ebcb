import type { ProviderInfo } from '../provider.ts';

/** Trezor devices with a firmware that supports EOS, over WebUSB. */
export const trezorInfo: ProviderInfo = {
  id: 'trezor',
  nameKey: 'trezor',
  keyOnly: true,
  offeredOn: ({ family }) => family !== 'fio',
  availability: () => Promise.resolve({ state: 'usb' in navigator ? 'ready' : 'unsupported' }),
};
