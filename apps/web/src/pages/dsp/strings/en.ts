export const strings = {
  title: 'Service providers',
  description: (chain: string) =>
    `Providers of token services on ${chain}, their packages and what is staked with them`,
  about:
    'Contracts buy services such as storage or random numbers by staking tokens with a provider. Nothing is spent: the stake comes back after its notice.',
  none: (chain: string) => `No contract of token services is configured for ${chain}.`,
  views: { providers: 'Providers', packages: 'Packages', account: 'An account’s services' },
  viewsLabel: 'Token services',
  provider: 'Provider',
  service: 'Service',
  staked: 'Staked',
  share: 'Share',
  users: 'Accounts',
  packages: 'Packages',
  services: 'Services',
  reward: 'Reward a day',
  apr: 'A year',
  estimate:
    'Rewards are an estimate: a day’s new tokens, 0.00007326105 of the supply, shared by stake. They are paid for use alone.',
  noProviders: 'Nobody offers services here',
  whatProviders: 'the providers',
  package: 'Package',
  quota: 'Quota',
  every: (hours: string) => `every ${hours} h`,
  minStake: 'Least stake',
  notice: (hours: string) => `${hours} h notice`,
  off: 'off',
  described: 'Described by the provider at',
  noPackages: 'No package is offered',
  whatPackages: 'the packages',
  account: 'Account',
  look: 'Look up',
  noServices: (name: string) => `${name} has staked nothing with a provider`,
  whatServices: (name: string) => `the services of ${name}`,
  next: (name: string) => `then ${name}`,
  since: 'Since',
  ends: 'Ends',
};

declare global {
  interface StringFolders {
    'pages/dsp': typeof strings;
  }
}
