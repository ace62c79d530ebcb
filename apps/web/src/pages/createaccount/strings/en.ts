export const strings = {
  title: 'Create account',
  description: (chain: string) => `Create a new account on ${chain}`,
  about: 'The connected account pays for the RAM and stake of the new account.',
  name: 'Account name',
  nameHint: '12 characters: a-z and 1-5',
  owner: 'Owner key',
  active: 'Active key',
  activeHint: 'Defaults to the owner key',
  ram: 'RAM (bytes)',
  ramHint: 'A new account needs about 3000 bytes',
  cpu: (symbol: string) => `CPU stake (${symbol})`,
  net: (symbol: string) => `NET stake (${symbol})`,
  ownerThreshold: 'Owner threshold',
  ownerMembers: 'Owner: keys, accounts and delays',
  activeThreshold: 'Active threshold',
  activeMembers: 'Active: keys, accounts and delays',
  giveStake: 'Transfer the stake to the new account',
  views: { simple: 'Simple', advanced: 'Advanced', email: 'Email' },
  services: 'Account services',
  serviceText:
    'Without an account, an external service can create one for you. These sites are not part of this one; some charge a fee.',
  faucets: 'Free test accounts',
  faucetText: 'Without an account, a faucet creates one for testing and gives it tokens.',
  notes: { 'stake-given': (name: string) => `The stake becomes ${name}’s: you cannot unstake it.` },
  acts: {
    'create-account': { title: (name: string) => `Create ${name}`, done: (name: string) => `Created ${name}` },
  },
  again: 'Create another account',
};

declare global {
  interface StringFolders {
    'pages/createaccount': typeof strings;
  }
}
