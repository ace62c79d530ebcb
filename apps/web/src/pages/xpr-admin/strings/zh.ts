export const strings: StringFolders['pages/xpr-admin'] = {
  title: 'XPR 管理',
  description: (chain) => `${chain} 合约管理`,
  about: '合约的数据表及其操作表单。每笔交易的权限由链验证。',
  tools: {
    'proton-loan': '借贷',
    'metal-dollar': 'Metal Dollar',
    'proton-dex': 'DEX',
    blocklist: '黑名单',
  },
  unknown: '未知工具',
  actions: '操作',
  allRows: '所有行',
  rowsOf: (table) => `${table} 的行`,
  noRows: '没有行',
  noAbi: '无法读取 ABI。',
  noContract: (account) => `${account} 上没有合约`,
};
