export const strings = {
  title: 'Name bids',
  description: (chain: string) => `Auctions of short account names on ${chain}`,
  about:
    'Names without a dot and of less than 12 characters are sold to the highest bidder. Once a day the dearest auction closes, when its bid has stood for a day.',
  what: 'the name bids',
  none: 'No name has a bid',
  noBid: (name: string) => `Nobody has bid for ${name}`,
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
  badName: 'A name of 1 to 11 characters a-z and 1-5, without a dot',
  badAmount: (example: string) => `An amount such as ${example}`,
  least: (least: string) => `At least ${least}: a bid has to be more than a tenth above the last one`,
  act: (bid: string, name: string) => `Bid ${bid} for ${name}`,
  actPlain: 'Bid',
};

declare global {
  interface StringFolders {
    'pages/namebids': typeof strings;
  }
}
