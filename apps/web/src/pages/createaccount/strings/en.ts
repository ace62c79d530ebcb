export const strings = {
  title: 'Create an account',
  description: (chain: string) => `Create an account on ${chain} from your own`,
  about: 'The connected account pays for the RAM and the stake of the new one.',
  name: 'Name of the new account',
  nameHint: '12 characters: a-z and 1-5',
  owner: 'Owner key',
  active: 'Active key',
  activeHint: 'Defaults to the owner key',
  ram: 'RAM in bytes',
  ramHint: 'A new account needs about 3000',
  cpu: (symbol: string) => `Stake for CPU in ${symbol}`,
  net: (symbol: string) => `Stake for NET in ${symbol}`,
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
