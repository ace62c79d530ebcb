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
