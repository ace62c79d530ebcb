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
  badName: 'Enter 1 to 11 characters a-z and 1-5, without a dot',
  badAmount: (example: string) => `Enter an amount such as ${example}`,
  least: (least: string) => `Minimum bid: ${least} (10% above the current bid)`,
  act: (bid: string, name: string) => `Bid ${bid} for ${name}`,
  actPlain: 'Bid',
};

declare global {
  interface StringFolders {
    'pages/namebids': typeof strings;
  }
}
