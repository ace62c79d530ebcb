export const strings: StringFolders['domain/qr'] = {
  code: (name) => `${name} 的二维码`,
  opens: '扫码即可打开此页面。',
  tooLong: '此地址过长，无法生成二维码。',
};
