import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: '秒', minute: '分钟', hour: '小时', day: '天', year: '年' };

const long: Record<AgeUnit, string> = { second: '秒钟', minute: '分钟', hour: '小时', day: '天', year: '年' };

export const ui: typeof english = {
  ui: { copy: '复制', copied: '已复制', close: '关闭' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `${value} ${short[unit]}后` : value === 0 ? '刚刚' : `${value} ${short[unit]}前`,
    relative: ({ value, unit, future }) =>
      future ? `${value}${long[unit]}后` : value === 0 ? '现在' : `${value}${long[unit]}前`,
    span: (count, unit) => `${count} ${short[unit]}`,
  },
  unit: { bytes: (count) => `${count} 字节`, days: (count) => `${count} 天` },
  chain: {
    irreversible: '不可逆',
    reversible: '可逆',
    status: {
      executed: '已执行',
      soft_fail: '失败（已执行错误处理程序）',
      hard_fail: '失败',
      delayed: '已延迟',
      expired: '已过期',
    },
  },
  source: {
    label: (state) => `来源：${state}`,
    updated: '更新于',
    partial: '部分数据，或来自备用来源',
    failed: '不可用',
    source: '来源',
    block: '区块',
    time: '截至',
    elapsed: '响应时间',
    range: '区块范围',
  },
  outcome: {
    failed: (what) => `无法读取${what}`,
    retry: '重试',
    stale: '显示最近一次获取的数据。',
    partial: '部分数据无法加载。',
    reasons: {
      stale: '未同步',
      timeout: '请求超时',
      network: '无法连接',
      http: '返回错误',
      'bad-answer': '响应无效',
      'wrong-chain': '链不匹配',
    },
    searched: (first, last) => `已搜索区块 ${first} 至 ${last}`,
  },
  list: {
    pages: '分页',
    older: '更早',
    newest: '最新',
    waiting: (count) => `显示 ${count} 笔新交易`,
    comma: '、',
    andMore: (count) => `另有 ${count} 项`,
    undecoded: (bytes) => `${bytes} 字节，未解码`,
    truncated: (bytes) => `${bytes} 字节，已截断`,
    loading: '加载中',
  },
};
