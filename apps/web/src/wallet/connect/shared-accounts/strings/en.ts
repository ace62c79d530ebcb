export const strings = {
  hint: (name: string) => `${name} asks you which account to share with this site. Keys stay in the wallet.`,
  connect: 'Connect',
  waiting: (name: string) => `Confirm in ${name}.`,
  account: 'Account',
  connectAs: (level: string) => `Connect as ${level}`,
  openToSign: (name: string) => `${name} shows the transaction in its own window.`,
  open: (name: string) => `Open ${name}`,
  cancel: 'Cancel',
};

declare global {
  interface StringFolders {
    'wallet/connect/shared-accounts': typeof strings;
  }
}
