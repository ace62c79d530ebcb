import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 16,
  name: everyLanguage('Stake FIO', 'yTmN', { zh: '质押 FIO', ko: 'FIO 스테이킹', ar: 'رهن FIO', es: 'Staking de FIO' }),
  line: everyLanguage('Staking reward points', 'ULfc', {
    zh: '质押奖励点数',
    ko: '스테이킹 보상 포인트',
    ar: 'نقاط مكافأة الرهن',
    es: 'Puntos de recompensa por staking',
  }),
  terms: ['stakefio', 'unstakefio'],
});
