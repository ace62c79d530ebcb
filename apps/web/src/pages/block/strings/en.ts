export const strings = {
  title: (number: string) => `Block ${number}`,
  description: (number: string, producer: string) => `Block ${number}, produced by ${producer}`,
  missing: 'Block Not Found',
  missingText: 'Cannot find Block # or hash',
  newest: 'The newest block is',
  what: 'the block',
  previous: 'Previous block',
  parts: 'Parts of the block',
  transactionsTab: 'Transactions',
  changes: 'State',
  next: 'Next block',
  id: 'Id',
  time: 'Time',
  producer: 'Producer',
  signedBy: 'Signed by',
  finality: 'Finality',
  finalityLeft: (blocks: string) => `${blocks} ${blocks === '1' ? 'block' : 'blocks'} behind the last irreversible one`,
  finalityOpen: (blocks: string) =>
    `${blocks} ${blocks === '1' ? 'block' : 'blocks'} ahead of the last irreversible one`,
  schedule: 'Schedule version',
  transactionRoot: 'Transaction root',
  actionRoot: 'Action root',
  newProducers: 'New schedule',
  features: 'Protocol features',
  transactions: (count: string) => (count === '1' ? '1 transaction' : `${count} transactions`),
  actions: (count: string) => (count === '1' ? '1 action' : `${count} actions`),
  empty: 'No Transactions Found',
  transaction: 'Transaction',
  happened: 'What happened',
  cpu: 'CPU',
  net: 'NET',
  more: (count: number) => `and ${count} more`,
  deferred: 'Scheduled earlier, run in this block',
};

declare global {
  interface StringFolders {
    'pages/block': typeof strings;
  }
}
