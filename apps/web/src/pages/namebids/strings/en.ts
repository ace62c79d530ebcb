export const strings = {
  title: 'Name bids',
  description: (chain: string) => `Auctions of short account names on ${chain}`,
  about:
    'Names shorter than 12 characters without a dot are auctioned. The highest bid closes once per day, 24h after the last bid.',
  what: 'the name bids',
  none: 'No name bids',
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
  place: 'Bid on a name',
  newName: 'Name',
  amount: (symbol: string) => `Bid (${symbol})`,
  acts: {
    bid: {
      title: (amount: string, name: string) => `Bid ${amount} for ${name}`,
      done: (amount: string, name: string) => `Bid of ${amount} for ${name} placed`,
    },
  },
  faults: {
    'bid-too-low': (least: string) => `Minimum bid: ${least} (10% above the current bid)`,
  },
  again: 'New bid',
};

declare global {
  interface StringFolders {
    'pages/namebids': typeof strings;
  }
}
