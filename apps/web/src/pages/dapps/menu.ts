import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 40,
  name: everyLanguage('dApps', '8lU2', { zh: 'dApp', ko: 'dApp', ar: 'التطبيقات', es: 'dApps' }),
  line: everyLanguage('Applications by users and transactions', 'nIy_', {
    zh: '按用户数和交易数排列的应用',
    ko: '사용자와 트랜잭션 수로 본 앱',
    ar: 'التطبيقات حسب المستخدمين والمعاملات',
    es: 'Aplicaciones por usuarios y transacciones',
  }),
});
