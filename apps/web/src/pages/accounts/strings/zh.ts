export const strings: StringFolders['pages/accounts'] = {
  title: '账户',
  description: (chain) => `${chain} 的最新账户及其创建者`,
  what: '账户',
  none: '没有创建的账户',
  topHolders: '持币排行',
  account: '账户',
  creator: '创建者',
  created: '创建时间',
  newPerDay: '每日新账户',
  range: '范围',
  whatDays: '每日新账户',
};
