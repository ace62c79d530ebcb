export const strings: StringFolders['shell/menu'] = {
  groups: { explorer: '浏览', wallet: '钱包', chain: (name) => `${name} 专属` },
};
