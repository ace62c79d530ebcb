export const strings = {
  title: 'Supported wallets',
  description: (chain: string) => `Wallets supported on ${chain}`,
  about: 'Keys stay in your wallet. Transactions are previewed here and signed there.',
  none: (chain: string) => `No wallets available on ${chain}.`,
  site: 'Website',
};

declare global {
  interface StringFolders {
    'pages/wallet-list': typeof strings;
  }
}
