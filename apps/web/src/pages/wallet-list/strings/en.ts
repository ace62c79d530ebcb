export const strings = {
  title: 'Wallets',
  description: (chain: string) => `Wallets supported on ${chain}`,
  about: 'Keys stay in your wallet. Transactions are previewed here and signed there.',
  none: (chain: string) => `No wallets available on ${chain}.`,
  ready: 'Available',
  later: 'Coming soon',
  site: 'Website',
  desktop: 'Desktop and mobile app',
  mobile: 'Mobile app and browser extension',
  extension: 'Desktop app and browser extension',
  cloud: 'Cloud wallet',
  local: 'Private key for test chains, stored in this browser',
  hardware: 'Hardware wallet',
  commandLine: 'Command line',
};

declare global {
  interface StringFolders {
    'pages/wallet-list': typeof strings;
  }
}
