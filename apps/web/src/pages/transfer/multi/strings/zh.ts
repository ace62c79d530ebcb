export const strings: StringFolders['pages/transfer/multi'] = {
  title: '发送到多个账户',
  description: (chain) => `在 ${chain} 上向多个账户发送代币`,
  about: '一笔交易最多包含同一代币的 100 笔转账：要么全部执行，要么都不执行。',
  format: '每行一笔转账：账户,数量,备注',
  importFile: '导入文件',
  example: '示例文件',
  unreadable: '无法读取文件，或文件超过 1 MB。',
  line: (line, fault) => `第 ${line} 行：${fault}`,
  moreFaults: (count) => `另有 ${count} 行`,
  total: (count, quantity) => `${count} 笔转账，共 ${quantity}`,
  lineFaults: {
    'line-columns': '应为账户、数量和备注',
    'account-invalid': '不是账户名',
    'amount-invalid': '不是大于零的数量',
    'amount-too-precise': '小数位数超过代币精度',
    'text-too-long': '备注超过 256 字节',
    'quote-open': '引号未闭合',
  },
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
