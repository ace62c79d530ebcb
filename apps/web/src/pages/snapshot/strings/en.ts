export const strings = {
  title: 'Snapshot',
  description: (chain: string) => `What the snapshot before the start of ${chain} says of an account`,
  about:
    'Balances were counted once before the chain began, or for an airdrop. Look an account or a key up in that count.',
  account: 'Account or key',
  look: 'Look up',
  none: (chain: string) => `No snapshot service is configured for ${chain}.`,
  what: 'the snapshot',
  missing: (name: string) => `The snapshot does not know ${name}`,
};

declare global {
  interface StringFolders {
    'pages/snapshot': typeof strings;
  }
}
