export const strings: StringFolders['pages/xtokens'] = {
  title: '래핑된 토큰',
  description: (chain) => `${chain}의 래핑된 토큰 공급량과 유통량`,
  about: '유통량: 컨트랙트가 보유한 준비금을 제외한 공급량.',
  what: '래핑된 토큰',
  none: '래핑된 토큰 없음',
  token: '토큰',
  outstanding: '유통량',
  worth: '가치(USD)',
  supply: '공급량',
  reserve: '준비금',
};
