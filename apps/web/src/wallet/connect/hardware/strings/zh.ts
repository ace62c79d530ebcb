export const strings: StringFolders['wallet/connect/hardware'] = {
  about: {
    ledger: '连接 Ledger，解锁并打开其中的 EOS 应用。它适用于所有链的账户。',
    trezor:
      '通过 USB 连接并解锁 Trezor；请先关闭 Trezor Suite。固件须支持 EOS：Model T 自 2.1.1 起支持，较新版本可能已移除，设备会报告是否支持。PIN 和密语在设备上输入。',
  },
  sign: {
    ledger:
      '解锁 Ledger，打开其中的 EOS 应用，然后将交易发送到设备。对于应用不认识的合约，需要在其设置中启用“Contract data”。',
    trezor: '解锁 Trezor，然后将交易发送到设备。',
  },
  transport: '连接方式',
  transports: {
    TransportWebHID: 'USB（WebHID）',
    TransportWebusb: 'USB（WebUSB）',
    TransportWebBLE: '蓝牙',
  },
  indexes: '账户索引',
  indexesHint: '密钥路径 m/44’/194’/0’/0/索引 的最后一个数字',
  badIndexes: '以逗号分隔的数字，最多 20 个',
  read: '读取密钥',
  reading: '正在读取密钥…',
  account: '账户',
  noAccounts: '没有账户使用此设备的密钥。请用其他钱包将其中一个密钥加入权限，或读取其他索引。',
  keys: '设备的密钥',
  copyKey: '复制公钥',
  index: (index: number) => `索引 ${index}`,
  connectAs: (level: string) => `以 ${level} 连接`,
  confirm: '请在设备上核对并批准交易。',
  send: '发送到设备',
  cancel: '取消',
};
