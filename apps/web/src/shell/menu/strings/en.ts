export const strings = {
  groups: { explorer: 'Explorer', wallet: 'Wallet', chain: (name: string) => `On ${name}` },
};

declare global {
  interface StringFolders {
    'shell/menu': typeof strings;
  }
}
