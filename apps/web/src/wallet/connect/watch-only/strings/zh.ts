export const strings: StringFolders['wallet/connect/watch-only'] = {
  about: '所有页面和工具都以此账户的视角显示。交易会被模拟并可导出到其他钱包，不会在此签名。',
  level: '账户和权限',
  badLevel: '账户名，若权限不是 active 请加 @权限',
  watch: '观察此账户',
};
