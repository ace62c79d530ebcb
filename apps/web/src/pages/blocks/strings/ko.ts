export const strings: StringFolders['pages/blocks'] = {
  title: '블록',
  description: (chain) => `${chain}의 최신 블록: 블록 프로듀서, 시간, 트랜잭션 수`,
  what: '블록',
  none: '블록을 찾을 수 없습니다',
  before: '이 블록 이전',
  show: '보기',
  block: '블록',
  time: '시간',
  producer: '블록 프로듀서',
  transactions: '트랜잭션',
  missed: '직전 누락 슬롯',
  finality: '완결성',
};
