export const strings = {
  title: 'Create account',
  description: (chain: string) => `Create a new account on ${chain}`,
  about: 'The connected account pays for the RAM and stake of the new account.',
  name: 'Account name',
  nameHint: '12 characters: a-z and 1-5',
  badName: 'Enter 12 characters: a-z and 1-5',
  owner: 'Owner key',
  active: 'Active key',
  activeHint: 'Defaults to the owner key',
  badKey: 'Public key only, should be 54 characters long and start with PUB_K1',
  ram: 'RAM (bytes)',
  ramHint: 'A new account needs about 3000 bytes',
  badRam: 'Enter a whole number of bytes',
  cpu: (symbol: string) => `CPU stake (${symbol})`,
  net: (symbol: string) => `NET stake (${symbol})`,
  badAmount: (example: string) => `Enter an amount such as ${example}, or leave empty`,
  act: (name: string) => `Create ${name}`,
  actPlain: 'Create account',
};

declare global {
  interface StringFolders {
    'pages/createaccount': typeof strings;
  }
}
