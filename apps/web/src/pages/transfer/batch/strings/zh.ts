export const strings: StringFolders['pages/transfer/batch'] = {
  title: '批量转账',
  description: (chain) => `在 ${chain} 上向一批账户发送代币`,
  about: '列表长度不限，按每笔交易 100 笔转账发送。每一行只支付一次，即使发送失败后继续也是如此。',
  token: '代币',
  lines: '转账列表',
  act: (total, count, contract) => `以 ${count} 笔转账发送 ${contract} 的 ${total}`,
  exceeded: (held) => `总额超过余额 ${held}`,
  repeated: (names) => `重复出现：${names}`,
};
