export const strings = {
  title: 'RAM',
  buyTitle: 'Buy RAM',
  sellTitle: 'Sell RAM',
  description: (chain: string) => `Buy and sell RAM on ${chain} at the market’s price`,
  sections: 'Buy or sell',
  buy: 'Buy',
  sell: 'Sell',
  what: 'the RAM market',
  none: 'This chain has no RAM market',
  price: 'Price of 1 KB',
  market: 'Free in the market',
  sold: 'Owned by accounts',
  share: (share: string) => `${share} of all`,
  week: 'Price of 1 KB, last 7 days',
  whatWeek: 'the price history',
  by: 'Buy by',
  byBytes: 'Bytes',
  byAmount: (symbol: string) => `Amount of ${symbol}`,
  bytes: 'Bytes',
  amount: (symbol: string) => `Amount in ${symbol}`,
  receiver: 'Receiver',
  self: 'Left empty: yourself',
  estimateCost: (amount: string) => `Costs about ${amount}, with the fee of 0.5 %`,
  estimateBytes: (bytes: string) => `Buys about ${bytes} bytes, after the fee of 0.5 %`,
  estimateYield: (amount: string) => `Pays about ${amount}, after the fee of 0.5 %`,
  badBytes: 'A whole number of bytes',
  tooMany: 'The market has not that many bytes',
  tooLittle: 'Too little for a single unit of the token',
  badAmount: (example: string) => `An amount such as ${example}`,
  badName: 'An account name',
};

declare global {
  interface StringFolders {
    'pages/ram': typeof strings;
  }
}
