import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: '创建账户',
  description: (chain) => `以自己的账户在 ${chain} 上创建新账户`,
  about: '由已连接账户为新账户支付：RAM 及为其质押的资源。',
  name: '新账户名',
  nameHint: '12 个字符：a-z 与 1-5',
  badName: '需为 12 个字符（a-z、1-5）',
  owner: 'Owner 公钥',
  active: 'Active 公钥',
  activeHint: '留空表示使用 Owner 公钥',
  badKey: '仅限公钥，应为 54 个字符并以 PUB_K1 开头',
  ram: 'RAM（字节）',
  ramHint: '新账户约需 3000',
  badRam: '请输入整数字节',
  cpu: (symbol) => `CPU 质押（${symbol}）`,
  net: (symbol) => `NET 质押（${symbol}）`,
  badAmount: (example) => `请输入如 ${example} 的数量，或留空`,
  act: (name) => `创建 ${name}`,
  actPlain: '创建账户',
};
