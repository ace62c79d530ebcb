export const strings: StringFolders['shell/menu'] = {
  groups: {
    explorer: '浏览',
    tokens: '代币',
    governance: '治理',
    resources: '资源',
    wallet: '钱包',
    developers: '开发者',
  },
};
