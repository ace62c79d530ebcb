export const strings: StringFolders['pages/transactions'] = {
  title: '交易',
  description: (chain) => `${chain} 的最新交易`,
  what: '交易',
  none: '未找到交易',
  live: '实时交易',
  block: '区块',
  time: '时间',
  cpu: 'CPU',
  unknown: '仅知道 ID',
  more: (count) => `另有 ${count} 个`,
};
