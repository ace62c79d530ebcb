export const strings: StringFolders['wallet/connect/anchor'] = {
  link: (wallet) => `用手机上的 ${wallet} 扫描二维码，或在此设备上打开 ${wallet}。密钥始终保留在 ${wallet} 中。`,
  confirm: (level, device) => `请在 ${device} 中确认 ${level} 的交易。`,
  scan: (level) => `用 ${level} 的钱包扫描二维码，或在该钱包中打开请求。`,
  undelivered: '无法通知钱包：请扫描二维码或打开请求。',
  expired: '请求未签名即已过期。请关闭后重新签名。',
  otherDevice: '在其他设备上签名',
  cancel: '取消',
};
