import type { ChangesWords } from './en.ts';

export const words: ChangesWords = {
  what: '变更内容',
  none: '没有任何数据行或权限发生变化',
  note: '显示上一个区块之后与本区块之后的数据行：链上每个区块只记录一行的一个状态。',
  rows: (count) => `${count} 行`,
  permissions: '权限',
  more: (count) => `仅显示前 ${count} 行，还有更多`,
  scope: '范围',
  key: '主键',
  payer: '付费者',
  made: '新增',
  removed: '已删除',
  changed: '已更改',
  before: '之前',
  after: '之后',
  same: '写入了相同的内容',
  undecoded: '没有适用于此行的 ABI，显示原始字节',
  shared: (count) => `本区块有 ${count} 笔交易运行了该合约。`,
  namedByOne: '其中只有一笔提到此行。',
  namedBy: (count) => `其中 ${count} 笔提到此行。`,
  others: (count) => `同一合约的另外 ${count} 行，可能由本区块的其他交易写入`,
};
