export const strings: StringFolders['pages/xpr-admin'] = {
  title: 'XPR 관리',
  description: (chain) => `${chain} 컨트랙트 관리`,
  about: '컨트랙트의 테이블과 액션 양식입니다. 각 트랜잭션의 권한은 체인이 확인합니다.',
  tools: {
    'proton-loan': '대출',
    'metal-dollar': 'Metal Dollar',
    'proton-dex': 'DEX',
    blocklist: '차단 목록',
  },
  unknown: '알 수 없는 도구',
  actions: '액션',
  allRows: '모든 행',
  rowsOf: (table) => `${table}의 행`,
  noRows: '행 없음',
  noAbi: 'ABI를 읽을 수 없습니다.',
  noContract: (account) => `${account}에 컨트랙트 없음`,
};
