import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 10,
  name: {
    en: 'Live transactions',
    zh: '实时交易',
    ko: '실시간 트랜잭션',
    ar: 'المعاملات المباشرة',
    es: 'Transacciones en vivo',
  },
});
