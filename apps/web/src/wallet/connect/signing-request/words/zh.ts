import type { SigningRequestWords } from './en.ts';

export const words: SigningRequestWords = {
  identity: '请用支持签名请求（ESR）的钱包扫描二维码，或在此设备的钱包中打开请求。',
  signature: (level) => `请扫描二维码或在 ${level} 的钱包中打开请求并签名。`,
  code: '签名请求二维码',
  tooLong: '内容过长，无法生成二维码：请打开或复制请求。',
  open: '在钱包中打开',
  copy: '复制请求',
  waiting: '等待钱包…',
  unreachable: '服务器没有响应：请粘贴钱包的回复。',
  localSite: '其他设备上的钱包无法访问此地址：请粘贴它的回复。',
  checking: '正在检查回复…',
  paste: '粘贴钱包的回复',
  pasteIdentity: 'JSON 格式的回调，或身份证明（EOSIO …）',
  pasteSignature: 'JSON 格式的回调、签名（SIG_…），或钱包已广播时的交易 ID',
  usePasted: '使用此回复',
  byName: '用账户名连接',
  level: '账户和权限',
  levelHint: '不提供证明：每笔交易仍由钱包签名。',
  badLevel: '账户名；如果不是 active，请加上 @权限',
  connectByName: '连接',
  cancel: '取消',
};
