export const strings = {
  title: 'Supply',
  description: (symbol: string, chain: string) => `How much ${symbol} there is on ${chain}, and where it lies`,
  what: 'the supply',
  none: 'The core token has no supply on this node',
  total: 'In existence',
  maximum: 'At most',
  circulating: 'Circulating',
  staked: 'Staked',
  rex: 'In REX',
  ram: 'Locked for RAM',
  share: (percent: string) => `${percent} of what exists`,
  issuer: 'Issuer',
  contract: 'Contract',
  noRex: 'This chain has no REX pool',
  noStake: 'The system contract keeps no stake here',
  lessReserved: 'The supply, less what reserved accounts hold.',
};

declare global {
  interface StringFolders {
    'pages/supply': typeof strings;
  }
}
