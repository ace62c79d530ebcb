export const strings = {
  title: 'Wrapped tokens',
  description: (chain: string) => `Supply and outstanding amounts of wrapped tokens on ${chain}`,
  about: 'Outstanding: supply without the reserve that the contract holds itself.',
  what: 'Wrapped tokens',
  none: 'No wrapped tokens',
  token: 'Token',
  outstanding: 'Outstanding',
  worth: 'Value (USD)',
  supply: 'Supply',
  reserve: 'Reserve',
};

declare global {
  interface StringFolders {
    'pages/xtokens': typeof strings;
  }
}
