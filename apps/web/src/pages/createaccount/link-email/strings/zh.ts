export const strings: StringFolders['pages/createaccount/link-email'] = {
  title: '关联邮箱',
  description: (chain) => `将邮箱关联到 ${chain} 账户`,
  text: '本站运营者可就您的账户发送通知，并帮助找回账户名。',
  steps: [
    ['签名', '钱包签名以证明账户归您所有，不会发送任何交易。'],
    ['确认', '打开发往该邮箱的邮件中的链接。'],
    ['已关联', '通知与找回账户名将使用此邮箱。'],
  ],
  email: '邮箱',
  invalid: '请输入邮箱地址',
  consent: '我同意本站运营者保存我的邮箱地址与账户名，并就该账户向我发送邮件。',
  submit: '签名并关联',
  pending: (email) => `请在发往 ${email} 的邮件中确认`,
  linked: (email) => `已关联 ${email}`,
  done: '邮箱地址已提交',
};
