export const strings = {
  title: 'Blocks',
  description: (chain: string) => `Latest blocks of ${chain} with producer, time and transactions`,
  what: 'the blocks',
  none: 'No blocks found',
  before: 'Before block',
  show: 'Show',
  block: 'Block',
  time: 'Time',
  producer: 'Producer',
  transactions: 'Transactions',
  missed: 'Missed slots before',
  finality: 'Finality',
};

declare global {
  interface StringFolders {
    'pages/blocks': typeof strings;
  }
}
