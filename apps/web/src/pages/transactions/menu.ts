import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 30,
  name: {
    en: 'Transactions',
    zh: '交易',
    ko: '트랜잭션',
    ar: 'المعاملات',
    es: 'Transacciones',
  },
});
