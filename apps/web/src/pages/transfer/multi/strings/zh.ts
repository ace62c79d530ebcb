export const strings: StringFolders['pages/transfer/multi'] = {
  title: '发送到多个账户',
  description: (chain) => `在 ${chain} 上向多个账户发送代币`,
  about: '一笔交易最多包含同一代币的 100 笔转账：要么全部执行，要么都不执行。',
  fields: { token: { label: '代币' }, lines: { label: '转账列表' } },
  acts: {
    'send-many': {
      title: (total, count) => `以 ${count} 笔转账发送 ${total}`,
      done: (total, count) => `已以 ${count} 笔转账发送 ${total}`,
    },
    'send-many-suspect': {
      title: (total, count, contract) => `以 ${count} 笔转账发送 ${contract} 的 ${total}`,
      done: (total, count, contract) => `已以 ${count} 笔转账发送 ${contract} 的 ${total}`,
    },
  },
  faults: {
    'lines-invalid': (count) => `${count} 行无效`,
    'lines-missing': '请至少输入一笔转账',
    'lines-many': (most) => `一笔交易最多 ${most} 笔转账，请拆分列表。`,
    'total-exceeded': (held) => `总额超过余额 ${held}`,
  },
  notes: { 'repeated-receivers': (names) => `重复出现：${names}` },
  again: '再次发送',
};
