export const strings: StringFolders['domain/nft'] = {
  what: (name) => `${name} 的 NFT`,
  none: (name) => `${name} 没有 NFT`,
  count: (count) => `${count} 个 NFT`,
  stacked: (count) => `${count} 个资产`,
  nfts: 'NFT',
  noImage: '没有图片',
  broken: '图片加载失败',
  notLoaded: '图片未加载',
  mintOf: (mint, size) => `${mint} / ${size}`,
  edition: (size) => `共 ${size} 个`,
};
