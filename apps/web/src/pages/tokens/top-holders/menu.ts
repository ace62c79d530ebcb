import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 70,
  name: {
    en: 'Top holders',
    zh: '持币排行',
    ko: '보유 순위',
    ar: 'أكبر الحائزين',
    es: 'Mayores titulares',
  },
});
