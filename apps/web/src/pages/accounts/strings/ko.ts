export const strings: StringFolders['pages/accounts'] = {
  title: '계정',
  description: (chain) => `${chain}의 최신 계정과 생성자`,
  what: '계정',
  none: '생성된 계정이 없습니다',
  topHolders: '보유 순위',
  account: '계정',
  creator: '생성자',
  created: '생성 시간',
  newPerDay: '일별 새 계정',
  range: '기간',
  whatDays: '일별 새 계정',
};
