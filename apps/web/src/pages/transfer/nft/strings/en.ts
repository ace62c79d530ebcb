export const strings = {
  title: 'Send NFTs',
  description: (chain: string) => `Send NFTs of your account on ${chain}`,
  none: 'This account holds no NFTs.',
  notConnected: 'Connect a wallet to choose from its NFTs.',
  filter: 'Filter by name, collection or ID',
  noMatch: 'No NFT matches.',
  more: (count: string) => `Show more (${count})`,
  chosen: (count: number) => (count === 1 ? '1 NFT selected' : `${count} NFTs selected`),
  again: 'New transfer',
  fields: {
    assets: { label: 'NFTs' },
    to: { label: 'To' },
    memo: { label: 'Memo', hint: 'Public, at most 256 bytes' },
  },
  acts: {
    'send-nft': {
      title: (name: string, id: string, to: string) => `Send ${name} (${id}) to ${to}`,
      done: (name: string, id: string, to: string) => `Sent ${name} (${id}) to ${to}`,
    },
    'send-nfts': {
      title: (count: string, to: string) => `Send ${count} NFTs to ${to}`,
      done: (count: string, to: string) => `Sent ${count} NFTs to ${to}`,
    },
  },
  faults: {
    'nfts-missing': 'Select at least one NFT',
    'nfts-many': (most: string) => `Select at most ${most} NFTs`,
    'nft-to-self': 'Enter another account than your own',
  },
  notes: {
    'nft-backed': (name: string, backed: string) =>
      `${name} is backed by ${backed}, which belongs to the new owner with it.`,
  },
};

declare global {
  interface StringFolders {
    'pages/transfer/nft': typeof strings;
  }
}
