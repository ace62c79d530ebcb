export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: '此测试链的私钥。切勿输入保管有价值资产的密钥。',
  notStored: (level) => `${level} 的密钥未保存在此设备上。请重新输入以签名。`,
  privateKey: '私钥',
  find: '查找其账户',
  choose: '使用身份',
  passphrase: '口令',
  passphraseHint: '将密钥加密保存在此设备上。不设口令则重新加载页面后需要再次连接。',
  connectAs: (level) => `以 ${level} 连接`,
  unlock: '解锁',
  locked: (level) => `${level} 的密钥已锁定。`,
};
