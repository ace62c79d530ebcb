import type { LiveWords } from './en.ts';

export const words: LiveWords = {
  title: '实时交易',
  description: '实时发生的操作',
  what: '最新操作',
  start: '开始',
  pause: '暂停',
  running: '运行中',
  paused: '已暂停',
  connecting: '正在连接…',
  lost: '连接已断开',
  reconnect: '重新连接',
  account: '账户',
  action: '操作',
  filter: '筛选',
  clear: '清除',
  none: '没有找到操作',
  time: '时间',
  transaction: '交易',
  happened: '发生了什么',
  undone: (block) => `分叉：${block} 之后的区块已被替换`,
  gap: '离开期间错过了一些操作',
};
