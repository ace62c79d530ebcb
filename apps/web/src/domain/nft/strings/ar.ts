export const strings: StringFolders['domain/nft'] = {
  what: (name) => `رموز NFT لدى ${name}`,
  none: (name) => `ليس لدى ${name} أي NFT`,
  count: (count) => `${count} NFT`,
  nfts: 'NFT',
  noImage: 'لا صورة',
  broken: 'تعذّر تحميل الصورة',
  mintOf: (mint, size) => `${mint} من ${size}`,
  edition: (size) => `طبعة من ${size}`,
};
