export const strings = {
  title: 'Wallets',
  description: (chain: string) => `Wallets that can sign for ${chain} here`,
  about: 'Keys stay in the wallet: this site never sees one. It shows what will happen, the wallet signs.',
  none: (chain: string) => `No wallet is offered on ${chain}.`,
  ready: 'can be used here now',
  later: 'known, cannot be connected here yet',
  site: 'Website',
  desktop: 'Desktop and mobile app',
  mobile: 'Mobile app and browser extension',
  cloud: 'In the browser, by an account of its maker',
  local: 'A key of a test chain, kept in this browser',
  hardware: 'Hardware device',
  commandLine: 'Command line',
};

declare global {
  interface StringFolders {
    'pages/wallet-list': typeof strings;
  }
}
