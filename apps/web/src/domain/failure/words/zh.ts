import type { FailureWords } from './en.ts';

export const words: FailureWords = {
  'no-index': () => '此内容由索引保存，而此链在这里没有索引',
  'no-service': () => '这里的索引和其他服务都无法提供此内容',
  'no-history': () => '未配置历史来源',
  'not-offered': () => '此来源不提供此内容',
  'some-tokens': (contracts) => `没有索引时只知道 ${contracts} 的代币`,
  'index-empty': () => '尚未索引任何内容',
  'index-without-traces': () => '此索引不含操作',
  'index-without-deltas': () => '此索引不含状态变更',
  'index-begins': (block) => `索引从区块 ${block} 开始：只知道此后写入的内容，而非全部`,
  'outside-index': (first, last) => `不在区块 ${first} 至 ${last} 中，已索引的仅此范围`,
  'block-outside-index': (block, first, last) => `区块 ${block} 的状态未被索引，已索引的是区块 ${first} 至 ${last}`,
  'before-index': (time) => `${time} 早于所有已索引的内容`,
  'history-begins': (action) => `此节点仅有该账户自第 ${action} 号操作起的历史`,
  'schedule-unknown': (slots) => `有 ${slots} 个错过的时隙不知属于谁：其排程在此索引开始之前公布`,
  'page-too-dense': () => '同一时刻的操作多于此服务允许跳过的数量',
  'other-store': () => '此类存储尚不保存此内容',
  'cursor-mismatch': () => '列表中的此位置属于另一来源：请从最新处开始',
  'primary-key-only': () => '过去的表只能按主键升序读取',
  'index-stalled': () => '索引已停止更新（见 /status）',
  'top-level-only': () => '只有交易直接发送的操作，不含内联操作和通知',
};
