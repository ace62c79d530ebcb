export const strings: StringFolders['pages/snapshot'] = {
  title: '스냅샷',
  description: (chain) => `${chain} 시작 전 스냅샷의 계정 기록`,
  about: '체인 시작 전이나 에어드롭 때 잔액이 한 번 집계되었습니다. 계정이나 키를 찾아보세요.',
  account: '계정 또는 키',
  look: '찾아보기',
  none: (chain) => `${chain}에는 스냅샷 서비스가 설정되어 있지 않습니다.`,
  what: '스냅샷',
  missing: (name) => `스냅샷에 ${name} 이(가) 없습니다`,
};
