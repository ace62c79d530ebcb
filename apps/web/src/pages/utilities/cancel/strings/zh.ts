export const strings: StringFolders['pages/utilities/cancel'] = {
  title: '取消延迟交易',
  description: (chain) => `取消 ${chain} 上的延迟交易`,
  about: '延迟交易在执行之前可由授权过它的权限取消。已停用延迟交易的链会拒绝此操作。',
  fields: { id: { label: '交易 ID' }, level: { label: '取消所用权限', hint: '账户@权限；默认为签名权限' } },
  acts: {
    'cancel-delayed': {
      title: (id) => `取消交易 ${id}…`,
      done: (id) => `已取消交易 ${id}…`,
    },
  },
  faults: {
    'id-invalid': '请输入 64 位十六进制交易 ID',
    'level-invalid': '请输入 账户@权限',
    'level-other': (account) => `此处只能使用 ${account} 的权限`,
  },
  notes: {},
  again: '取消另一笔',
};
