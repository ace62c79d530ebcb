export const strings = {
  title: 'Batch transfer of NFTs',
  description: (chain: string) => `Send NFTs to a list of accounts on ${chain}`,
  about:
    'A list of any length is sent in transactions of 100 transfers. Each NFT is sent only once, even if sending is interrupted and resumed.',
  format: 'One NFT per line: account, ID, memo',
  lines: 'NFTs',
  act: (count: string) => (count === '1' ? 'Send 1 NFT' : `Send ${count} NFTs`),
  total: (count: string) => `${count} NFTs in total`,
  backed: (name: string, backed: string) => `${name} is backed by ${backed}, which belongs to the new owner with it.`,
  lineFaults: {
    'asset-missing': 'this account does not hold the NFT',
    'asset-ambiguous': 'several NFTs have this ID: write contract:ID',
    'asset-twice': 'the NFT is in an earlier line',
    'line-columns': 'account, ID and memo expected',
  },
};

declare global {
  interface StringFolders {
    'pages/transfer/nft-batch': typeof strings;
  }
}
