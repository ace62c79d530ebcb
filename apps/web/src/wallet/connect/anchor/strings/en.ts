export const strings = {
  link: (wallet: string) =>
    `Scan the code with ${wallet} on your phone, or open ${wallet} on this device. The key stays in ${wallet}.`,
  confirm: (level: string, device: string) => `Confirm the transaction of ${level} in ${device}.`,
  scan: (level: string) => `Scan the code with the wallet of ${level}, or open it there.`,
  undelivered: 'The wallet could not be notified: scan the code or open the request.',
  expired: 'The request expired unsigned. Close it and sign again.',
  otherDevice: 'Sign on another device',
  cancel: 'Cancel',
};

declare global {
  interface StringFolders {
    'wallet/connect/anchor': typeof strings;
  }
}
