export const strings: StringFolders['domain/rex'] = {
  number: '贷款',
  from: '付款方',
  receiver: '接收账户',
  staked: '质押',
  balance: '基金',
  expires: '到期',
  what: '贷款',
  none: '当前没有处理中的贷款。',
};
