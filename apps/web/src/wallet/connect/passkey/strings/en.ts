export const strings = {
  hint: (host: string) =>
    `A passkey signs with your fingerprint, face, PIN or security key. Its key belongs to ${host} and never leaves your device or its backup.`,
  use: 'Use a passkey',
  create: 'Create a passkey',
  keyName: (host: string) => `Account key (${host})`,
  notStored: (level: string) => `The passkey of ${level} is not known on this device. Choose it again to sign.`,
  account: 'Account',
  connectAs: (level: string) => `Connect as ${level}`,
  created: 'This is the public key of your new passkey:',
  copy: 'Copy the public key',
  addIt:
    'Add it to a permission of your account with another wallet, then continue. Until then it cannot sign for your account. The chain must support WebAuthn keys.',
  loss: 'If the device and the backup of its passkeys are lost, this key is lost. Keep another key in the permission.',
  added: 'I added the key',
  notYet: 'No permission has this key yet. A new key counts once its transaction is in a block.',
};

declare global {
  interface StringFolders {
    'wallet/connect/passkey': typeof strings;
  }
}
