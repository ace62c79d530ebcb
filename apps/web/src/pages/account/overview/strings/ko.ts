export const strings: StringFolders['pages/account/overview'] = {
  balance: '유동 및 자체 스테이킹',
  range: '기간',
  day: '날짜 (UTC)',
  what: '잔액 기록',
  allNfts: '모든 NFT',
  all: '모든 토큰',
  issued: '발행한 토큰',
  whatIssued: '발행한 토큰 목록',
  more: (count) => `토큰 ${count}개 더`,
  nearlyUsedUp: '거의 소진',
  powerUp: 'PowerUp',
};
