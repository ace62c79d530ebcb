import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 60,
  name: everyLanguage('Oracles', 'O2Dt', { zh: '预言机', ko: '오라클', ar: 'الأوراكل', es: 'Oráculos' }),
  line: everyLanguage('Prices that accounts publish on chain', '2U-Q', {
    zh: '账户在链上发布的价格',
    ko: '계정이 체인에 올리는 가격',
    ar: 'أسعار تنشرها الحسابات على السلسلة',
    es: 'Precios que las cuentas publican en la cadena',
  }),
});
