export const strings: StringFolders['shell/menu'] = {
  groups: {
    explorer: '탐색',
    tokens: '토큰',
    governance: '거버넌스',
    resources: '리소스',
    wallet: '지갑',
    developers: '개발자',
  },
};
