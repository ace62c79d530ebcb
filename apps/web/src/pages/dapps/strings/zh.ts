export const strings: StringFolders['pages/dapps'] = {
  title: 'dApp',
  description: (chain) => `${chain} 上的 dApp`,
  none: (chain) => `${chain} 尚未收录 dApp。`,
  contract: '合约',
  open: '打开',
};
