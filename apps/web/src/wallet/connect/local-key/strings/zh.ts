export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: '仅用于测试链。切勿输入控制真实资产的密钥。',
  notStored: (level) => `${level} 的密钥未保存在此设备上。请重新输入以签名。`,
  privateKey: '私钥',
  find: '继续',
  choose: '账户',
  passphrase: '口令',
  passphraseHint: '可选。在此设备上加密密钥；不设置则重新加载后需再次连接。',
  connectAs: (level) => `以 ${level} 连接`,
  unlock: '解锁',
  locked: (level) => `${level} 的密钥已锁定。`,
};
