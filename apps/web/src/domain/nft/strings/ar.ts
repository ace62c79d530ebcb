export const strings: StringFolders['domain/nft'] = {
  what: (name) => `رموز NFT لدى ${name}`,
  none: (name) => `ليس لدى ${name} أي NFT`,
  count: (count) => `${count} NFT`,
  nfts: 'NFT',
  noPicture: 'لا صورة',
  broken: 'تعذّر عرض الصورة',
  mintOf: (mint, size) => `${mint} من ${size}`,
  edition: (size) => `طبعة من ${size}`,
};
