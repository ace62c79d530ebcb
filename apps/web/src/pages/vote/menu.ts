import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 10,
  name: {
    en: 'Producers',
    zh: '出块节点',
    ko: '블록 프로듀서',
    ar: 'المنتجون',
    es: 'Productores',
  },
  terms: ['voteproducer', 'bp', 'Vote producers', 'Voto de productores', '投票', '블록 프로듀서 투표', 'التصويت'],
});
