export const strings: StringFolders['domain/nft'] = {
  what: (name) => `${name}의 NFT`,
  none: (name) => `${name}에는 NFT가 없습니다`,
  count: (count) => `NFT ${count}개`,
  stacked: (count) => `자산 ${count}개`,
  nfts: 'NFT',
  noImage: '이미지 없음',
  broken: '이미지를 불러오지 못했습니다',
  notLoaded: '이미지가 로드되지 않음',
  mintOf: (mint, size) => `${mint} / ${size}`,
  edition: (size) => `총 ${size}개`,
};
