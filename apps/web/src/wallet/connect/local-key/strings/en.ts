export const strings = {
  hint: 'For test chains only. Never enter a key that controls real assets.',
  notStored: (level: string) => `The key of ${level} is not stored on this device. Enter it again to sign.`,
  privateKey: 'Private key',
  find: 'Continue',
  choose: 'Account',
  passphrase: 'Passphrase',
  passphraseHint: "Optional. Encrypts the key on this device; without it you'll reconnect after a reload.",
  connectAs: (level: string) => `Connect as ${level}`,
  unlock: 'Unlock',
  locked: (level: string) => `The key of ${level} is locked.`,
};

declare global {
  interface StringFolders {
    'wallet/connect/local-key': typeof strings;
  }
}
