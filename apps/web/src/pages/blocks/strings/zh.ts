export const strings: StringFolders['pages/blocks'] = {
  title: '区块',
  description: (chain) => `${chain} 的最新区块：出块节点、时间和交易数`,
  what: '区块',
  none: '未找到区块',
  before: '早于区块',
  show: '显示',
  block: '区块',
  time: '时间',
  producer: '出块节点',
  transactions: '交易数',
  missed: '之前错过的时隙',
  finality: '最终性',
};
