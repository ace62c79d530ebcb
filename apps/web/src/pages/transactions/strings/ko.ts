export const strings: StringFolders['pages/transactions'] = {
  title: '트랜잭션',
  description: (chain) => `${chain}의 최신 트랜잭션`,
  what: '트랜잭션',
  none: '트랜잭션을 찾을 수 없습니다',
  live: '실시간 트랜잭션',
  block: '블록',
  time: '시간',
  cpu: 'CPU',
  unknown: 'ID만 알려져 있음',
  more: (count) => `외 ${count}개`,
};
