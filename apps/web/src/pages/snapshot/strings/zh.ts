export const strings: StringFolders['pages/snapshot'] = {
  title: '快照',
  description: (chain) => `${chain} 上线前快照中的账户余额`,
  about: '查询账户或公钥在创世或空投快照中的余额。',
  account: '账户或公钥',
  lookUp: '查询',
  none: (chain) => `${chain} 未配置快照服务。`,
  what: '快照',
  missing: (name) => `快照中没有 ${name}`,
};
