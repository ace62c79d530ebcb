export const strings = {
  hint: 'A private key of this test chain. Never enter a key that guards something of value.',
  notStored: (level: string) => `The key of ${level} is not stored on this device. Enter it again to sign.`,
  privateKey: 'Private key',
  find: 'Find its accounts',
  choose: 'Act as',
  passphrase: 'Passphrase',
  passphraseHint:
    'Stores the key on this device, encrypted. Without a passphrase you have to connect again after a reload.',
  connectAs: (level: string) => `Connect as ${level}`,
  unlock: 'Unlock',
  locked: (level: string) => `The key of ${level} is locked.`,
};

declare global {
  interface StringFolders {
    'wallet/connect/local-key': typeof strings;
  }
}
