import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 40,
  name: {
    en: 'dApps',
    zh: 'dApp',
    ko: 'dApp',
    ar: 'التطبيقات',
    es: 'dApps',
  },
  line: {
    en: 'Applications by users and transactions',
    zh: '按用户数和交易数排列的应用',
    ko: '사용자와 트랜잭션 수로 본 앱',
    ar: 'التطبيقات حسب المستخدمين والمعاملات',
    es: 'Aplicaciones por usuarios y transacciones',
  },
});
