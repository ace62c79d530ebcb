export const strings: StringFolders['pages/dapps'] = {
  title: 'dApp',
  description: (chain) => `${chain} 的应用`,
  none: (chain) => `列表中还没有 ${chain} 的应用。由本站运营者在配置中填写。`,
  contract: '合约',
  open: '打开',
};
