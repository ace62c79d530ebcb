export const strings: StringFolders['pages/dapps'] = {
  title: 'dApp',
  description: (chain) => `${chain}의 dApp`,
  none: (chain) => `${chain}에 등록된 dApp이 없습니다.`,
  contract: '컨트랙트',
  open: '열기',
};
