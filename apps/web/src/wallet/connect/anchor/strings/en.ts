export const strings = {
  link: 'Scan the code with Anchor on your phone, or open Anchor on this device. The key stays in Anchor.',
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
