export const strings: StringFolders['wallet/connect/command-line'] = {
  about: (program: string) => `适用于 ${program} 中的密钥。首次签名即可证明账户归属。`,
  level: '账户和权限',
  badLevel: '账户名，若权限不是 active 请加 @权限',
  connect: '连接',
  run: '在保存密钥的设备上运行此命令。它只签名，不发送交易；请将输出粘贴到下方。',
  runAndSend: '在保存密钥的设备上运行此命令。它会签名并立即发送交易；请将输出粘贴到下方。',
  command: '命令',
  copy: '复制命令',
  paste: '命令的输出、签名（SIG_…），或已发送交易的 ID',
  cancel: '取消',
};
