export const strings = {
  title: 'Snapshot',
  description: (chain: string) => `Account balances in the snapshot taken before the launch of ${chain}`,
  about: 'Look up the balance of an account or key in the genesis or airdrop snapshot.',
  account: 'Account or key',
  lookUp: 'Look up',
  none: (chain: string) => `No snapshot service configured for ${chain}.`,
  what: 'the snapshot',
  missing: (name: string) => `${name} is not in the snapshot`,
};

declare global {
  interface StringFolders {
    'pages/snapshot': typeof strings;
  }
}
