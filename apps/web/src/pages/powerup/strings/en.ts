export const strings = {
  title: 'PowerUp',
  description: (chain: string) => `Rent CPU and NET on ${chain}`,
  about: 'Rents CPU and NET without staking. The price rises with the rented share of the market.',
  what: 'the PowerUp market',
  none: 'PowerUp is not configured on this chain',
  cpuRented: 'CPU rented',
  netRented: 'NET rented',
  period: 'Rental period',
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  minFee: 'Minimum fee',
  receiver: 'Receiver',
  self: 'Defaults to your account',
  cpu: 'CPU (ms)',
  net: 'NET (KB)',
  most: (symbol: string) => `Maximum payment (${symbol})`,
  mostHint: 'Defaults to the fee plus 5%',
  acts: {
    powerup: {
      title: (what: string, days: string) => `Rent ${what} for ${days === '1' ? '1 day' : `${days} days`}`,
      done: (what: string, days: string) => `Rented ${what} for ${days === '1' ? '1 day' : `${days} days`}`,
    },
    'powerup-for': {
      title: (what: string, days: string, to: string) =>
        `Rent ${what} for ${to} (${days === '1' ? '1 day' : `${days} days`})`,
      done: (what: string, days: string, to: string) =>
        `Rented ${what} for ${to} (${days === '1' ? '1 day' : `${days} days`})`,
    },
  },
  faults: {
    'powerup-missing': 'Enter CPU or NET',
    'powerup-unknown': 'The capacity of the chain could not be read',
    'powerup-sold-out': 'More than the market has left',
    'powerup-too-little': (fee: string) => `Below the minimum fee of ${fee}`,
    'powerup-above-most': (fee: string) => `The fee is ${fee}`,
    'powerup-unpaid': (fee: string) => `Balance below the fee of ${fee}`,
  },
  notes: { 'powerup-fee': (fee: string) => `Fee about ${fee}; empty: at most 5% more` },
  again: 'New rental',
};

declare global {
  interface StringFolders {
    'pages/powerup': typeof strings;
  }
}
