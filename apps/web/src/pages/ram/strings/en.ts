export const strings = {
  title: 'RAM',
  buyTitle: 'Buy RAM',
  sellTitle: 'Sell RAM',
  description: (chain: string) => `Buy and sell RAM on ${chain}`,
  sections: 'Buy or sell',
  buy: 'Buy',
  sell: 'Sell',
  transfer: 'Transfer',
  transferTitle: 'Transfer RAM',
  transferText: 'RAM moves to another account without a sale and without a fee.',
  to: 'Receiver',
  memo: 'Memo',
  what: 'the RAM market',
  none: 'This chain has no RAM market',
  price: 'RAM price (per KB)',
  market: 'RAM available',
  sold: 'RAM sold',
  share: (share: string) => `${share} of total`,
  priceHistory: 'RAM price (per KB)',
  range: 'Range',
  whatHistory: 'the price history',
  day: 'Day (UTC)',
  noHistory: 'No price history yet',
  by: 'Buy by',
  byBytes: 'Bytes',
  byAmount: (symbol: string) => `${symbol} amount`,
  bytes: 'Bytes',
  amount: (symbol: string) => `Amount (${symbol})`,
  receiver: 'Receiver',
  self: 'Defaults to your account',
  acts: {
    'buy-ram': {
      title: (bytes: string) => `Buy ${bytes} bytes of RAM`,
      done: (bytes: string) => `Bought ${bytes} bytes of RAM`,
    },
    'buy-ram-for': {
      title: (bytes: string, to: string) => `Buy ${bytes} bytes of RAM for ${to}`,
      done: (bytes: string, to: string) => `Bought ${bytes} bytes of RAM for ${to}`,
    },
    'buy-ram-amount': {
      title: (amount: string) => `Buy RAM for ${amount}`,
      done: (amount: string) => `Bought RAM for ${amount}`,
    },
    'buy-ram-amount-for': {
      title: (amount: string, to: string) => `Buy RAM worth ${amount} for ${to}`,
      done: (amount: string, to: string) => `Bought RAM worth ${amount} for ${to}`,
    },
    'sell-ram': {
      title: (bytes: string) => `Sell ${bytes} bytes of RAM`,
      done: (bytes: string) => `Sold ${bytes} bytes of RAM`,
    },
    'transfer-ram': {
      title: (bytes: string, to: string) => `Transfer ${bytes} bytes of RAM to ${to}`,
      done: (bytes: string, to: string) => `Transferred ${bytes} bytes of RAM to ${to}`,
    },
  },
  faults: {
    'ram-to-self': 'Enter another account than your own',
    'ram-in-use': (bytes: string) => `Only ${bytes} bytes are not in use`,

    'ram-not-available': 'Not enough RAM available',
    'ram-too-little': 'Less than one unit of the token',
  },
  notes: {
    'ram-cost': (amount: string) => `Costs about ${amount} (incl. 0.5% fee)`,
    'ram-bytes': (bytes: string) => `Buys about ${bytes} bytes (after 0.5% fee)`,
    'ram-left': (bytes: string) =>
      `Leaves ${bytes} bytes free. Without free RAM, actions that store data fail, such as unstaking or a first token transfer.`,
    'ram-yield': (amount: string) => `Pays about ${amount} (after 0.5% fee)`,
  },
  buyAgain: 'Buy more RAM',
  sellAgain: 'Sell more RAM',
  transferAgain: 'New RAM transfer',
};

declare global {
  interface StringFolders {
    'pages/ram': typeof strings;
  }
}
