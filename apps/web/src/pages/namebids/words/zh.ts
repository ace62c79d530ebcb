import type { NameBidsWords } from './en.ts';

export const words: NameBidsWords = {
  title: '名称竞拍',
  description: (chain) => `${chain} 上短账户名的拍卖`,
  about: '不带点且少于 12 个字符的名称由最高出价者获得。每天结束出价最高且已保持一天的一场拍卖。',
  what: '名称竞拍',
  none: '尚无名称竞拍',
  noBid: (name) => `没有人竞拍 ${name}`,
  name: '名称',
  bidder: '最高出价者',
  bid: '最高出价',
  last: '最近出价',
  state: '状态',
  open: '进行中',
  closed: '已成交',
  find: '查找名称',
  search: '搜索',
  place: '出价',
  newName: '竞拍的名称',
  amount: (symbol) => `出价（${symbol}）`,
  acts: {
    bid: {
      title: (amount, name) => `为 ${name} 出价 ${amount}`,
      done: (amount, name) => `已为 ${name} 出价 ${amount}`,
    },
  },
  faults: { 'bid-too-low': (least) => `至少 ${least}：出价须比上次高出一成以上` },
  again: '新出价',
};
