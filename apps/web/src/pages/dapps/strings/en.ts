export const strings = {
  title: 'dApps',
  description: (chain: string) => `Applications of ${chain}`,
  none: (chain: string) =>
    `Nobody has put an application of ${chain} on this list yet. Whoever runs this site names them in its configuration.`,
  contract: 'Contract',
  open: 'Open',
};

declare global {
  interface StringFolders {
    'pages/dapps': typeof strings;
  }
}
