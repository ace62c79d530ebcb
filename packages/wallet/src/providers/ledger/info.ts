import type { ProviderInfo } from '../provider.ts';

/** Ledger devices with the EOS application, over WebHID, WebUSB or Web Bluetooth. */
export const ledgerInfo: ProviderInfo = {
  id: 'ledger',
  nameKey: 'ledger',
  keyOnly: true,
  // FIO has an application of its own with another protocol.
  offeredOn: ({ family }) => family !== 'fio',
  availability: () =>
    Promise.resolve(
      'hid' in navigator || 'usb' in navigator || 'bluetooth' in navigator
        ? { state: 'ready' }
        : { state: 'unsupported' },
    ),
};
