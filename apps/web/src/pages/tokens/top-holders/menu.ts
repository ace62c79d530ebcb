import { everyLanguage } from '../../../i18n/text.ts';
import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 20,
  name: everyLanguage('Top holders', 'Xu7g', {
    zh: '持币排行',
    ko: '보유 순위',
    ar: 'أكبر الحائزين',
    es: 'Mayores titulares',
  }),
  line: everyLanguage('Largest accounts of a token', 'oERG', {
    zh: '某种代币的最大账户',
    ko: '토큰을 가장 많이 보유한 계정',
    ar: 'أكبر حسابات الرمز',
    es: 'Las mayores cuentas de un token',
  }),
});
