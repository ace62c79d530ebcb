export const strings: StringFolders['wallet/connect/shared-accounts'] = {
  hint: (name) => `${name} 会询问与本站共享哪个账户。密钥留在钱包中。`,
  connect: '连接',
  waiting: (name) => `请在 ${name} 中确认。`,
  account: '账户',
  connectAs: (level) => `以 ${level} 连接`,
  openToSign: (name) => `${name} 会在自己的窗口中显示交易。`,
  open: (name) => `打开 ${name}`,
  cancel: '取消',
};
