export const strings = {
  about:
    'Every page and tool is shown as for this account. Transactions are simulated and exported for another wallet, never signed here.',
  level: 'Account and permission',
  badLevel: 'Account name, plus @permission if it is not active',
  watch: 'Watch the account',
};

declare global {
  interface StringFolders {
    'wallet/connect/watch-only': typeof strings;
  }
}
