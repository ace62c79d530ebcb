import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 20,
  name: {
    en: 'Top holders',
    zh: '持币排行',
    ko: '보유 순위',
    ar: 'أكبر الحائزين',
    es: 'Mayores titulares',
  },
});
