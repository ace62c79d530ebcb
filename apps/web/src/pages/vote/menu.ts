import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 40,
  name: {
    en: 'Producers and vote',
    zh: '出块节点与投票',
    ko: '블록 생산자와 투표',
    ar: 'المنتجون والتصويت',
    es: 'Productores y voto',
  },
  terms: ['voteproducer', 'bp'],
});
