export const strings = {
  title: (key: string) => `Key ${key}`,
  heading: 'Public key',
  what: 'the accounts of the key',
  none: 'No accounts found with key',
  noKey: (text: string) => `${text} is not a public key`,
  key: 'Key',
  legacy: 'Legacy format',
  ethereum: 'Ethereum address',
  checksum: 'Checksum format',
  lowerCase: 'Lowercase',
  noEthereum: 'No accounts: permissions contain public keys, not Ethereum addresses',
  curve: 'Curve',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count: number) => (count === 1 ? '1 permission' : `${count} permissions`),
  account: 'Account',
  permission: 'Permission',
  weight: 'Weight',
  of: (weight: number, threshold: number) => `${weight}/${threshold}`,
  alone: 'Full control',
  partial: 'Partial',
  morePages: 'Next page',
  firstPage: 'First page',
};

declare global {
  interface StringFolders {
    'pages/key': typeof strings;
  }
}
