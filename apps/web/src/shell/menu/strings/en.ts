export const strings = {
  groups: {
    explorer: 'Explore',
    tokens: 'Tokens',
    governance: 'Governance',
    resources: 'Resources',
    wallet: 'Wallet',
    developers: 'Developers',
  },
};

declare global {
  interface StringFolders {
    'shell/menu': typeof strings;
  }
}
