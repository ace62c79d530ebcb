export const strings = {
  what: (name: string) => `the NFTs of ${name}`,
  none: (name: string) => `${name} has no NFTs`,
  count: (count: number) => (count === 1 ? '1 NFT' : `${count} NFTs`),
  stacked: (count: number) => `${count} assets`,
  nfts: 'NFTs',
  noImage: 'No image',
  broken: 'Image failed to load',
  notLoaded: 'Image not loaded',
  mintOf: (mint: string, size: string) => `${mint} of ${size}`,
  edition: (size: string) => `edition of ${size}`,
};

declare global {
  interface StringFolders {
    'domain/nft': typeof strings;
  }
}
