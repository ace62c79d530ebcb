export const strings: StringFolders['pages/profile'] = {
  title: '个人资料',
  description: (chain) => `设置 ${chain} 账户的公开资料`,
  text: '链上资料任何人都可读取，修改后旧内容仍可查。文本所占 RAM 由该账户支付。',
  failed: '无法读取当前资料。',
  name: '显示名称',
  avatar: '图片 URL',
  about: '简介',
  website: '网站',
  urlHint: '以 https:// 开头',
  acts: { 'set-profile': { title: '更新资料', done: '资料已更新' } },
  faults: {
    'url-invalid': '请输入以 https:// 开头的 URL',
    'profile-empty': '请至少填写一项',
  },
  notes: {
    'profile-unchanged': '与当前资料相同：没有任何变化。',
    'texts-removed': '会删除当前资料中的部分文本。',
    'replaces-unknown': '当前资料未知：将被全部替换。',
  },
  again: '返回资料',
};
