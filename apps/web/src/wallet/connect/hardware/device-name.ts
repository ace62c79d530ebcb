/** Hardware wallets, as keys of their strings. */
export type DeviceName = 'ledger' | 'trezor';
