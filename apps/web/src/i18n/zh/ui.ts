import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: '秒', minute: '分钟', hour: '小时', day: '天', year: '年' };

export const ui: typeof english = {
  ui: { copy: '复制', copied: '已复制', close: '关闭' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `${value} ${short[unit]}后` : value === 0 ? '刚刚' : `${value} ${short[unit]}前`,
    span: (count, unit) => `${count} ${short[unit]}`,
  },
  chain: {
    irreversible: '不可逆',
    reversible: '可逆',
    status: {
      executed: '已执行',
      soft_fail: '失败，已运行错误处理',
      hard_fail: '失败',
      delayed: '已延迟',
      expired: '已过期',
    },
  },
  source: {
    label: (state) => `来源：${state}`,
    fresh: '刚刚读取',
    partial: '部分读取，或来自备用来源',
    failed: '读取失败',
    source: '来源',
    block: '区块',
    time: '截至',
    elapsed: '耗时',
    range: '区块范围',
  },
  outcome: {
    failed: (what) => `无法读取${what}`,
    retry: '重试',
    stale: '下面是此前已知的内容。',
    partial: '只读取到一部分。',
    reasons: {
      stale: '其最新区块已陈旧',
      timeout: '未及时响应',
      network: '无法连接',
      http: '返回了错误',
      'bad-answer': '返回的内容无法使用',
      'wrong-chain': '提供的是另一条链',
    },
    searched: (first, last) => `已搜索区块 ${first} 至 ${last}`,
  },
  list: {
    pages: '分页',
    older: '更早',
    newest: '最新',
    waiting: (count) => `${count} 条新记录`,
    noneWaiting: '新记录会在这里等待',
    comma: '、',
    andMore: (count) => `另有 ${count} 项`,
    undecoded: (bytes) => `${bytes} 字节，未解码`,
    loading: '加载中',
  },
};
