export const strings = {
  title: 'dApps',
  description: (chain: string) => `dApps on ${chain}`,
  none: (chain: string) => `No dApps listed on ${chain} yet.`,
  contract: 'Contract',
  open: 'Open',
};

declare global {
  interface StringFolders {
    'pages/dapps': typeof strings;
  }
}
