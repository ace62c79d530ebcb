import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 16,
  name: {
    en: 'Stake FIO',
    zh: '质押 FIO',
    ko: 'FIO 스테이킹',
    ar: 'رهن FIO',
    es: 'Staking de FIO',
  },
  line: {
    en: 'Staking reward points',
    zh: '质押奖励点数',
    ko: '스테이킹 보상 포인트',
    ar: 'نقاط مكافأة الرهن',
    es: 'Puntos de recompensa por staking',
  },
  terms: ['stakefio', 'unstakefio'],
});
