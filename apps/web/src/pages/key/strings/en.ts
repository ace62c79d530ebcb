export const strings = {
  title: (key: string) => `Key ${key}`,
  heading: 'Public key',
  what: 'the accounts of the key',
  none: 'No accounts found with key',
  noKey: (text: string) => `${text} is not a public key`,
  key: 'Key',
  legacy: 'Older form',
  curve: 'Curve',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count: number) => (count === 1 ? '1 permission' : `${count} permissions`),
  account: 'Account',
  permission: 'Permission',
  weight: 'Weight',
  of: (weight: number, threshold: number) => `${weight} of ${threshold}`,
  alone: 'can act alone',
  together: 'needs others',
  morePages: 'Next page',
  firstPage: 'First page',
};

declare global {
  interface StringFolders {
    'pages/key': typeof strings;
  }
}
