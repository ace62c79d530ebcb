export const strings = {
  title: 'RAM',
  buyTitle: 'Buy RAM',
  sellTitle: 'Sell RAM',
  description: (chain: string) => `Buy and sell RAM on ${chain}`,
  sections: 'Buy or sell',
  buy: 'Buy',
  sell: 'Sell',
  what: 'the RAM market',
  none: 'This chain has no RAM market',
  price: 'RAM price (per KB)',
  market: 'RAM available',
  sold: 'RAM sold',
  share: (share: string) => `${share} of total`,
  week: 'RAM price (per KB), last 7 days',
  whatWeek: 'the price history',
  by: 'Buy by',
  byBytes: 'Bytes',
  byAmount: (symbol: string) => `${symbol} amount`,
  bytes: 'Bytes',
  amount: (symbol: string) => `Amount (${symbol})`,
  receiver: 'Receiver',
  self: 'Defaults to your account',
  estimateCost: (amount: string) => `Costs about ${amount} (incl. 0.5% fee)`,
  estimateBytes: (bytes: string) => `Buys about ${bytes} bytes (after 0.5% fee)`,
  estimateYield: (amount: string) => `Pays about ${amount} (after 0.5% fee)`,
  badBytes: 'Enter a whole number of bytes',
  tooMany: 'Not enough RAM available',
  tooLittle: 'Too little for the smallest token unit',
  badAmount: (example: string) => `Enter an amount such as ${example}`,
  badName: 'Enter an account name',
};

declare global {
  interface StringFolders {
    'pages/ram': typeof strings;
  }
}
