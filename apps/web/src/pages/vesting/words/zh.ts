import type { VestingWords } from './en.ts';

export const words: VestingWords = {
  title: '创始方归属',
  description: (chain) => `${chain} 创始方获得的授予及已释放部分`,
  account: '账户',
  granted: '授予总量',
  free: '至今已释放',
  locked: '未释放',
  rule: (years, start) => `自 ${start} 起 ${years} 年内按秒均匀释放。`,
  stopped: (day) => `该链已决定 ${day} 之后不再释放。`,
  schedule: '逐年',
  until: '截至',
  holds: '该账户目前持有',
  what: '该账户',
  noAccount: '此链没有该账户',
  total: '总计',
  staked: '已质押',
};
