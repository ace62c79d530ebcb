import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 11,
  name: everyLanguage('Stake XPR', 'FyrH', { zh: '质押 XPR', ko: 'XPR 스테이킹', ar: 'رهن XPR', es: 'Stake de XPR' }),
  line: everyLanguage('Stake, unstake, claim voter rewards', 'sU-W', {
    zh: '质押、赎回与领取投票奖励',
    ko: '스테이킹, 언스테이킹, 투표 보상 수령',
    ar: 'رهن وفك رهن ومكافآت التصويت',
    es: 'Stake, retirada y recompensas',
  }),
  terms: ['stakexpr', 'unstakexpr', 'refundxpr', 'voterclaim', 'voterclaimst', 'stake-xpr'],
});
