export const strings = {
  heading: 'Oracles',
  description: 'Prices and other values that oracle contracts of the chain keep, with who told them and when',
  what: 'the oracles',
  whatOne: (id: string) => `the oracle ${id}`,
  none: 'The oracle contract keeps no feed',
  noContract: (contract: string) => `This chain has no oracle contract: there is no ${contract} with feeds.`,
  title: (name: string) => `Oracle ${name}`,
  missing: 'Oracle not found',
  missingText: 'The oracle contract has no such feed.',
  feed: 'Feed',
  value: 'Value',
  updated: 'Updated',
  inactive: 'inactive',
  never: 'never',
  all: 'All oracles',
  contract: 'Contract',
  rows: 'Its rows',
  quotes: 'Quotes',
  noQuotes: 'Nobody has told it anything yet.',
  provider: 'Provider',
  time: 'Time',
};

declare global {
  interface StringFolders {
    'pages/oracles': typeof strings;
  }
}
