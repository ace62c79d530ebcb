export const strings: StringFolders['pages/wallet-list'] = {
  title: '支持的钱包',
  description: (chain) => `${chain} 支持的钱包`,
  about: '密钥保存在您的钱包中。交易在此预览，在钱包中签名。',
  none: (chain) => `${chain} 上没有可用的钱包。`,
  site: '网站',
};
