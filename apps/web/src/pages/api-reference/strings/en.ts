export const strings = {
  title: 'API reference',
  description: (chain: string) => `REST API of ${chain}: resources, parameters and live requests`,
  about: 'Public REST API, no key, CORS enabled. Amounts and 64-bit integers are strings; times are UTC.',
  address: 'Base URL',
  envelope:
    'Responses are {data, meta}. meta has the source, its endpoint and the block the data is valid at; if complete is false, failures lists the reasons.',
  errors:
    'Errors are {error: {code, message, details}}: 400 invalid or unknown parameter, 404 not found, 410 cursor invalidated by a fork, 429 rate limit exceeded, 502 no source available.',
  caching:
    'Every response has an ETag; irreversible data is marked immutable. Lists are paged with the cursor in next.',
  noServer: 'Not available in local mode: the API is provided by the server.',
  contents: 'Resources',
  tags: {
    accounts: 'Accounts',
    ledger: 'Blocks and transactions',
    chain: 'Chain',
    contracts: 'Contracts',
    tokens: 'Tokens',
    prices: 'Prices',
    nfts: 'NFTs',
    services: 'Services',
  },
  shapes: 'Types',
  answer: 'Returns',
  places: { path: 'path', query: 'optional' },
  needed: 'required',
  default: 'default',
  tryIt: 'Try it',
  tryPath: (path: string) => `Try it: ${path}`,
  send: 'Send',
  sending: 'Sending …',
  required: 'Fill in the required fields (*)',
  copyAddress: 'Copy URL',
  noAnswer: 'No response from the server',
  cut: 'Truncated; open the URL for the full response.',
};

declare global {
  interface StringFolders {
    'pages/api-reference': typeof strings;
  }
}
