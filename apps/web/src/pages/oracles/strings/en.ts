export const strings = {
  heading: 'Oracles',
  description: 'Oracle feeds of this chain: prices, values and providers',
  what: 'the oracles',
  whatOne: (id: string) => `the oracle ${id}`,
  none: 'The oracle contract has no feeds',
  noContract: (contract: string) => `No oracle contract on this chain (${contract}).`,
  title: (name: string) => `Oracle ${name}`,
  missing: 'Oracle not found',
  missingText: 'The oracle contract has no such feed.',
  feed: 'Feed',
  value: 'Value',
  updated: 'Last updated',
  inactive: 'inactive',
  never: 'never',
  all: 'All oracles',
  contract: 'Contract',
  rows: 'Table rows',
  quotes: 'Data points',
  noQuotes: 'No data points yet',
  provider: 'Provider',
  time: 'Time',
};

declare global {
  interface StringFolders {
    'pages/oracles': typeof strings;
  }
}
