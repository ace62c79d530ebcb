export const strings = {
  title: 'Batch transfer',
  description: (chain: string) => `Send a token to a list of accounts on ${chain}`,
  about:
    'A list of any length is sent in transactions of 100 transfers. Each row is paid only once, even if sending is interrupted and resumed.',
  token: 'Token',
  lines: 'Transfers',
  act: (total: string, count: string, contract: string) => `Send ${total} of ${contract} in ${count} transfers`,
  exceeded: (held: string) => `The total exceeds the balance of ${held}`,
  repeated: (names: string) => `Listed more than once: ${names}`,
};

declare global {
  interface StringFolders {
    'pages/transfer/batch': typeof strings;
  }
}
