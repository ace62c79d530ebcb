export const strings = {
  title: 'Create an account',
  description: (chain: string) => `Make a new account on ${chain} with your own as its creator`,
  about: 'The connected account pays for the new one: its RAM, and what is staked for it.',
  name: 'Name of the new account',
  nameHint: '12 characters: a-z and 1-5',
  badName: 'A name of 12 characters a-z and 1-5',
  owner: 'Owner key',
  active: 'Active key',
  activeHint: 'Left empty: the owner key',
  badKey: 'Public key only, should be 54 characters long and start with PUB_K1',
  ram: 'RAM in bytes',
  ramHint: 'A new account needs about 3000',
  badRam: 'A whole number of bytes',
  cpu: (symbol: string) => `Stake for CPU in ${symbol}`,
  net: (symbol: string) => `Stake for NET in ${symbol}`,
  badAmount: (example: string) => `An amount such as ${example}, or nothing`,
  act: (name: string) => `Create ${name}`,
  actPlain: 'Create the account',
};

declare global {
  interface StringFolders {
    'pages/createaccount': typeof strings;
  }
}
