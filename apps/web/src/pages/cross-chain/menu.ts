import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 62,
  name: everyLanguage('Swap and bridge', 'bj5a', {
    zh: '兑换与跨链',
    ko: '스왑 및 브리지',
    ar: 'المبادلة والجسر',
    es: 'Intercambio y puente',
  }),
  line: everyLanguage('Swap tokens, deposit and withdraw coins of other networks', '9VEt', {
    zh: '兑换代币，充值和提取其他网络的币',
    ko: '토큰 스왑, 다른 네트워크 코인의 입금과 출금',
    ar: 'مبادلة الرموز وإيداع عملات الشبكات الأخرى وسحبها',
    es: 'Intercambiar tokens; depositar y retirar monedas de otras redes',
  }),
  terms: ['swap', 'bridge', 'wrap', 'cross-chain'],
});
