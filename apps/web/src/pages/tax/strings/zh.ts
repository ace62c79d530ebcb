export const strings: StringFolders['pages/tax'] = {
  title: '税务导出',
  description: (chain) => `为 CoinTracking 导出账户在 ${chain} 上的转账`,
  about:
    '收到的转账记为存入，发出的转账记为提取，列格式与 CoinTracking 导入一致。时间为 UTC。已知垃圾代币和仿冒代币默认不包含。',
  account: '账户',
  accountInvalid: '不是账户名',
  from: '起始日 (UTC)',
  to: '结束日 (UTC)',
  reversed: '结束早于开始',
  withSpam: '包含垃圾代币和仿冒代币',
};
