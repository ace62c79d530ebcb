export const strings = {
  title: 'API reference',
  description: (chain: string) => `Every resource of the REST API of ${chain}, to read and to try`,
  about:
    'Everything this site shows of the chain can be asked for by programs, from any origin and without a key. Amounts are texts with all their decimals, 64-bit integers are texts of digits, times are UTC.',
  address: 'Address',
  envelope:
    'An answer is {data, meta}: meta names the source, its endpoint and the block that the data are true at; complete is false where a part is missing, and failures says why.',
  errors:
    'An error is {error: {code, message, details}}: 400 for a parameter that is wrong or unknown, 404 for what is not there, 410 for a cursor that a fork took away, 429 above the rate limit, 502 where no source could answer.',
  caching:
    'Each answer has an ETag; what is irreversible is marked immutable. Lists go on with the cursor that next gives.',
  noServer: 'This page is made by the server, and you look at your own node without one.',
  contents: 'Resources',
  tags: {
    accounts: 'Accounts',
    ledger: 'Blocks and transactions',
    chain: 'The chain',
    contracts: 'Contracts',
    tokens: 'Tokens',
    prices: 'Prices',
    nfts: 'NFTs',
    services: 'Services',
  },
  shapes: 'Shapes',
  answer: 'Answers',
  places: { path: 'path', query: 'optional' },
  needed: 'required',
  usual: 'usually',
  tryIt: 'Try it',
  tryPath: (path: string) => `Try it: ${path}`,
  ask: 'Ask',
  asking: 'Asking …',
  required: 'Fill in what has a star',
  copyAddress: 'Copy the address',
  noAnswer: 'The server did not answer',
  cut: 'Only the beginning is shown; the address has all of it.',
};

declare global {
  interface StringFolders {
    'pages/api-reference': typeof strings;
  }
}
