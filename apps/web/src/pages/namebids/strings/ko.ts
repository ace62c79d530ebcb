export const strings: StringFolders['pages/namebids'] = {
  title: '이름 경매',
  description: (chain) => `${chain}의 짧은 계정 이름 경매`,
  about:
    '점이 없고 12자 미만인 이름은 최고 입찰자에게 팔립니다. 하루 한 번, 입찰이 하루 동안 유지된 가장 비싼 경매가 마감됩니다.',
  what: '이름 경매',
  none: '입찰된 이름이 없습니다',
  noBid: (name) => `${name}에 입찰한 사람이 없습니다`,
  name: '이름',
  bidder: '최고 입찰자',
  bid: '최고 입찰가',
  last: '마지막 입찰',
  state: '상태',
  open: '진행 중',
  closed: '낙찰',
  find: '이름 찾기',
  search: '검색',
  place: '입찰하기',
  newName: '입찰할 이름',
  amount: (symbol) => `입찰가 (${symbol})`,
  acts: {
    bid: {
      title: (amount, name) => `${name}에 ${amount} 입찰`,
      done: (amount, name) => `${name}에 ${amount} 입찰함`,
    },
  },
  faults: { 'bid-too-low': (least) => `최소 ${least}: 이전 입찰가보다 10% 넘게 높아야 합니다` },
  again: '새 입찰',
};
