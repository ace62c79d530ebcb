import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 30,
  name: everyLanguage('Transactions', '4-yG', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
  line: everyLanguage('Newest transactions of all accounts', 'nusk', {
    zh: '所有账户的最新交易',
    ko: '모든 계정의 최신 트랜잭션',
    ar: 'أحدث المعاملات لكل الحسابات',
    es: 'Transacciones recientes de todas las cuentas',
  }),
});
