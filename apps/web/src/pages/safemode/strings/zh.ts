export const strings: StringFolders['pages/safemode'] = {
  title: '安全模式',
  description: (chain) => `保护 ${chain} 上的账户：转移权限或加延迟`,
  about: [
    '安全账户是您的另一个账户，其密钥另行保管，例如存于硬件钱包。转移后的权限只能由它行使。',
    '延迟使 active 的交易等待执行，owner 可取消他人签署的交易。',
    '请先转移 active 并保留 owner，直到用安全账户成功签名一次。',
  ],
  failed: '无法读取权限。',
  way: '保护方式',
  move: '安全账户',
  delay: '延迟',
  permission: '权限',
  safe: '安全账户',
  hours: '延迟（小时）',
  hoursHint: '最多 1080（45 天）',
  again: '返回表单',
  acts: {
    'move-to-safe': {
      title: (permission, safe) => `将 ${permission} 转移给 ${safe}`,
      done: (permission, safe) => `已将 ${permission} 转移给 ${safe}`,
    },
    'add-delay': {
      title: (hours) => `为 active 加 ${hours} 小时延迟`,
      done: (hours) => `已为 active 加 ${hours} 小时延迟`,
    },
  },
  faults: {
    'safe-self': '请输入其他账户',
    'safe-already': '该账户已单独控制此权限',
    'signer-too-low': (level) => `需以 ${level} 或其上级权限连接`,
    'delay-present': 'active 已有延迟：请在权限页修改',
    'permissions-unknown': '尚未读取 active 权限',
  },
  notes: {
    'safe-controls': (level, permission) => `${level} 将单独控制 ${permission}：您现有的密钥不再有效。`,
    'owner-changes': 'owner 权限控制整个账户，并可替换其他所有权限。',
    'delay-risk': '多数链已不再执行延迟交易：在这些链上此后只有 owner 可以操作。',
  },
};
