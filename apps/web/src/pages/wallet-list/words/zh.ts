import type { WalletListWords } from './en.ts';

export const words: WalletListWords = {
  title: '钱包',
  description: (chain) => `可在此为 ${chain} 签名的钱包`,
  about: '密钥留在钱包中，本站永远看不到。本站展示将发生什么，由钱包签名。',
  none: (chain) => `${chain} 上没有可用的钱包。`,
  ready: '现在即可使用',
  later: '已知，暂不可连接',
  site: '网站',
  desktop: '桌面与手机应用',
  mobile: '手机应用与浏览器扩展',
  cloud: '浏览器内，使用其开发方账号',
  local: '测试链密钥，保存在此浏览器',
  hardware: '硬件设备',
  commandLine: '命令行',
};
