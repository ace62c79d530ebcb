export const strings: StringFolders['shell/menu'] = {
  groups: { explorer: '탐색', wallet: '지갑', chain: (name) => `${name} 전용` },
};
