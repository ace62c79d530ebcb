export const strings = {
  title: 'Name bids',
  description: (chain: string) => `Auctions of short account names on ${chain}`,
  about:
    'Names without a dot and of less than 12 characters are sold to the highest bidder. Once a day the dearest auction closes, when its bid has stood for a day.',
  what: 'the name bids',
  none: 'No bids yet',
  noBid: (name: string) => `No bids for ${name}`,
  name: 'Name',
  bidder: 'High bidder',
  bid: 'High bid',
  last: 'Last bid',
  state: 'State',
  open: 'Open',
  closed: 'Won',
  find: 'Find a name',
  search: 'Search',
  place: 'Place a bid',
  newName: 'Name to bid for',
  amount: (symbol: string) => `Bid in ${symbol}`,
  acts: {
    bid: {
      title: (amount: string, name: string) => `Bid ${amount} for ${name}`,
      done: (amount: string, name: string) => `Bid of ${amount} for ${name} placed`,
    },
  },
  faults: {
    'bid-too-low': (least: string) => `At least ${least}: a bid must be more than 10 % above the last one`,
  },
  again: 'New bid',
};

declare global {
  interface StringFolders {
    'pages/namebids': typeof strings;
  }
}
