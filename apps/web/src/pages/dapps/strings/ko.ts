export const strings: StringFolders['pages/dapps'] = {
  title: 'dApp',
  description: (chain) => `${chain}의 애플리케이션`,
  none: (chain) => `아직 ${chain} 애플리케이션이 목록에 없습니다. 사이트 운영자가 설정에서 추가합니다.`,
  contract: '컨트랙트',
  open: '열기',
};
