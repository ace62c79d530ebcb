export const strings = {
  title: 'Service providers',
  description: (chain: string) => `DAPP service providers on ${chain}, their packages and stakes`,
  about:
    'Contracts use services such as storage or random numbers by staking tokens to a provider. Stakes are refundable after the unstake time.',
  none: (chain: string) => `No DAPP services contract configured for ${chain}.`,
  views: { providers: 'Providers', packages: 'Packages', account: 'Account services' },
  viewsLabel: 'DAPP services',
  provider: 'Provider',
  service: 'Service',
  staked: 'Staked',
  share: 'Share',
  users: 'Accounts',
  packages: 'Packages',
  services: 'Services',
  reward: 'Reward per day',
  apr: 'APR',
  estimate: 'Estimated rewards: daily inflation (0.00007326105 of supply) split by stake, paid for usage only.',
  noProviders: 'No providers found',
  whatProviders: 'the providers',
  package: 'Package',
  quota: 'Quota',
  every: (hours: string) => `every ${hours} h`,
  minStake: 'Min stake',
  notice: (hours: string) => `${hours} h unstake time`,
  off: 'disabled',
  described: 'Provider description:',
  noPackages: 'No packages found',
  whatPackages: 'the packages',
  account: 'Account',
  lookUp: 'Look up',
  noServices: (name: string) => `${name} has no stakes with service providers`,
  whatServices: (name: string) => `the services of ${name}`,
  next: (name: string) => `next: ${name}`,
  since: 'Start',
  ends: 'End',
};

declare global {
  interface StringFolders {
    'pages/dsp': typeof strings;
  }
}
