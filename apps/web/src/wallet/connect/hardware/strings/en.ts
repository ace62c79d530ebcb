export const strings = {
  about: {
    ledger: 'Connect the Ledger, unlock it and open its EOS application. It serves the accounts of every chain.',
    trezor:
      'Connect the Trezor over USB and unlock it; close Trezor Suite first. Its firmware needs EOS support, which exists since 2.1.1 on the Model T and may be missing in newer releases: the device reports it. PIN and passphrase are entered on the device.',
  },
  sign: {
    ledger:
      'Unlock the Ledger, open its EOS application and send the transaction to it. Contracts that the application does not know need “Contract data” in its settings.',
    trezor: 'Unlock the Trezor and send the transaction to it.',
  },
  transport: 'Connection',
  transports: {
    TransportWebHID: 'USB (WebHID)',
    TransportWebusb: 'USB (WebUSB)',
    TransportWebBLE: 'Bluetooth',
  },
  indexes: 'Account indexes',
  indexesHint: 'Last number of the key path m/44’/194’/0’/0/index',
  badIndexes: 'Numbers separated by commas, 20 at most',
  read: 'Read keys',
  reading: 'Reading keys…',
  account: 'Account',
  noAccounts:
    'No account has a key of this device. Add one of its keys to a permission with another wallet, or read other indexes.',
  keys: 'Keys of the device',
  copyKey: 'Copy the public key',
  index: (index: number) => `Index ${index}`,
  connectAs: (level: string) => `Connect as ${level}`,
  confirm: 'Review the transaction on the device, then approve it there.',
  send: 'Send to the device',
  cancel: 'Cancel',
};

declare global {
  interface StringFolders {
    'wallet/connect/hardware': typeof strings;
  }
}
