import type { HistoryServiceWords } from './en.ts';

export const words: HistoryServiceWords = {
  title: '历史服务',
  description: (chain) => `${chain} 历史数据的来源及其状态`,
  about: '按此顺序询问；由第一个能回答的来源作答。',
  service: '服务',
  kind: '类型',
  state: '状态',
  range: '区块',
  answers: (time) => `${time} 内响应`,
  silent: '无响应',
  what: '该服务',
  none: '未配置历史服务：历史来自节点所保存的部分。',
  noneNeeded: '未配置历史服务：历史来自本服务器的索引。',
  own: '本服务器',
  ownIndex: '自有索引',
  noIndex: '没有此链的索引',
};
