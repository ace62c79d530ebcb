export const strings = {
  title: 'Transactions',
  description: (chain: string) => `Latest transactions of ${chain}`,
  what: 'the transactions',
  none: 'No Transactions Found',
  live: 'Live transactions',
  block: 'Block',
  time: 'Time',
  cpu: 'CPU',
  unknown: 'Only the ID is known',
  more: (count: string) => `+${count} more`,
};

declare global {
  interface StringFolders {
    'pages/transactions': typeof strings;
  }
}
