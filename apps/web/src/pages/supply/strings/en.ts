export const strings = {
  title: 'Supply',
  description: (symbol: string, chain: string) => `${symbol} supply on ${chain}: total, circulating, staked and in REX`,
  what: 'the supply',
  none: 'No supply of the core token on this node',
  distribution: 'Distribution',
  rest: 'Liquid and other',
  total: 'Total supply',
  maximum: 'Max supply',
  circulating: 'Circulating',
  staked: 'Staked',
  rex: 'REX',
  ram: 'RAM market',
  share: (percent: string) => `${percent} of supply`,
  issuer: 'Issuer',
  contract: 'Contract',
  noRex: 'This chain has no REX pool',
  noStake: 'No stake recorded by the system contract',
  lessReserved: 'Supply minus reserved accounts.',
};

declare global {
  interface StringFolders {
    'pages/supply': typeof strings;
  }
}
