export const strings: StringFolders['pages/snapshot'] = {
  title: '快照',
  description: (chain) => `${chain} 启动前快照中的账户记录`,
  about: '链启动前或空投时曾统计过一次余额。可在此查询账户或公钥。',
  account: '账户或公钥',
  look: '查询',
  none: (chain) => `${chain} 未配置快照服务。`,
  what: '快照',
  missing: (name) => `快照中没有 ${name}`,
};
