import type { SupplyWords } from './en.ts';

export const words: SupplyWords = {
  title: '供应量',
  description: (symbol, chain) => `${chain} 上 ${symbol} 的总量与去向`,
  what: '供应量',
  none: '此节点上核心代币没有供应量',
  total: '现存总量',
  maximum: '上限',
  circulating: '流通量',
  staked: '质押',
  rex: '在 REX 中',
  ram: '因 RAM 锁定',
  share: (percent) => `占现存总量 ${percent}`,
  issuer: '发行者',
  contract: '合约',
  noRex: '此链没有 REX 池',
  noStake: '系统合约在此没有质押记录',
  lessReserved: '供应量减去保留账户持有的部分。',
};
