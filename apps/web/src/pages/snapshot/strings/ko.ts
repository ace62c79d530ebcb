export const strings: StringFolders['pages/snapshot'] = {
  title: '스냅샷',
  description: (chain) => `${chain} 출시 전 스냅샷의 계정 잔액`,
  about: '제네시스 또는 에어드롭 스냅샷에서 계정이나 키의 잔액을 조회합니다.',
  account: '계정 또는 키',
  lookUp: '찾아보기',
  none: (chain) => `${chain}에는 스냅샷 서비스가 설정되어 있지 않습니다.`,
  what: '스냅샷',
  missing: (name) => `스냅샷에 ${name}이(가) 없습니다`,
};
