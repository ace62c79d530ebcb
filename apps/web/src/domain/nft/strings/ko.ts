export const strings: StringFolders['domain/nft'] = {
  what: (name) => `${name}의 NFT`,
  none: (name) => `${name}에는 NFT가 없습니다`,
  count: (count) => `NFT ${count}개`,
  nfts: 'NFT',
  noPicture: '이미지 없음',
  broken: '이미지를 표시할 수 없습니다',
  mintOf: (mint, size) => `${mint} / ${size}`,
  edition: (size) => `총 ${size}개`,
};
