import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 29,
  name: everyLanguage('Airgrabs', 'FNk4', { zh: '空投领取', ko: '에어그랩', ar: 'عملات للمطالبة', es: 'Airgrabs' }),
  line: everyLanguage('Tokens to claim with your own RAM', 'qeZU', {
    zh: '用自己的 RAM 领取的代币',
    ko: '자신의 RAM으로 받는 토큰',
    ar: 'رموز تطالب بها على حساب RAM لديك',
    es: 'Tokens que se reclaman con RAM propia',
  }),
  terms: ['airdrop', 'claim', 'signup'],
});
