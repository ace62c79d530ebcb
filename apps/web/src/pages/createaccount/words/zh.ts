import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: '创建账户',
  description: (chain) => `以自己的账户在 ${chain} 上创建新账户`,
  about: '由已连接账户为新账户支付：RAM 及为其质押的资源。',
  name: '新账户名',
  nameHint: '12 个字符：a-z 与 1-5',
  owner: 'Owner 公钥',
  active: 'Active 公钥',
  activeHint: '留空表示使用 Owner 公钥',
  ram: 'RAM（字节）',
  ramHint: '新账户约需 3000',
  cpu: (symbol) => `CPU 质押（${symbol}）`,
  net: (symbol) => `NET 质押（${symbol}）`,
  acts: { 'create-account': { title: (name) => `创建 ${name}`, done: (name) => `已创建 ${name}` } },
  again: '再创建一个账户',
};
