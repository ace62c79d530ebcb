import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 60,
  name: everyLanguage('Genesis and voter rewards', 'f3oW', {
    zh: '创世与投票奖励',
    ko: '제네시스 및 투표 보상',
    ar: 'مكافآت التأسيس والتصويت',
    es: 'Recompensas de génesis y votos',
  }),
  line: everyLanguage('Claim genesis balances and rewards for votes', 'a5Jz', {
    zh: '领取创世余额和投票奖励',
    ko: '제네시스 잔액과 투표 보상 수령',
    ar: 'استلام رصيد التأسيس ومكافآت التصويت',
    es: 'Reclamar el saldo de génesis y las recompensas por votar',
  }),
  terms: ['gbm', 'claimgenesis', 'claimgbmvote', 'voterclaim'],
});
