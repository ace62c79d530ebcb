export const strings: StringFolders['domain/rex'] = {
  number: '대출',
  from: '빌린 계정',
  receiver: '받는 계정',
  staked: '스테이크',
  balance: '펀드',
  expires: '만기',
  what: '대출',
  none: '현재 처리 중인 대출이 없습니다.',
};
