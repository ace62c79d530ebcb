export const strings = {
  title: 'XPR administration',
  description: (chain: string) => `Administration of contracts of ${chain}`,
  about: 'Tables of the contract, and its actions as forms. The chain checks the authority of each transaction.',
  tools: {
    'proton-loan': 'Lending',
    'metal-dollar': 'Metal Dollar',
    'proton-dex': 'DEX',
    blocklist: 'Block list',
  },
  unknown: 'Unknown tool',
  actions: 'Actions',
  allRows: 'All rows',
  rowsOf: (table: string) => `Rows of ${table}`,
  noRows: 'No rows',
  noAbi: 'The ABI could not be read.',
  noContract: (account: string) => `No contract on ${account}`,
};

declare global {
  interface StringFolders {
    'pages/xpr-admin': typeof strings;
  }
}
