export const strings = {
  title: (number: string) => `Block ${number}`,
  description: (number: string, producer: string) => `Block ${number}, produced by ${producer}`,
  missing: 'Block Not Found',
  missingText: 'Cannot find Block # or hash',
  newest: 'Head block:',
  what: 'the block',
  previous: 'Previous block',
  parts: 'Block sections',
  transactionsTab: 'Transactions',
  changes: 'State changes',
  next: 'Next block',
  id: 'Block ID',
  time: 'Time',
  producer: 'Producer',
  signedBy: 'Signed by',
  finality: 'Finality',
  confirmations: (blocks: string) => (blocks === '1' ? '1 confirmation' : `${blocks} confirmations`),
  aheadOfLib: (blocks: string) => `${blocks} ${blocks === '1' ? 'block' : 'blocks'} ahead of LIB`,
  schedule: 'Schedule version',
  transactionRoot: 'Transaction root',
  actionRoot: 'Action root',
  newProducers: 'New schedule',
  features: 'Protocol features',
  transactions: (count: string) => (count === '1' ? '1 transaction' : `${count} transactions`),
  actions: (count: string) => (count === '1' ? '1 action' : `${count} actions`),
  empty: 'No Transactions Found',
  transaction: 'Transaction',
  summary: 'Action',
  cpu: 'CPU',
  net: 'NET',
  more: (count: number) => `+${count} more`,
  deferred: 'Deferred',
};

declare global {
  interface StringFolders {
    'pages/block': typeof strings;
  }
}
