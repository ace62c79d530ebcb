import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 40,
  name: {
    en: 'Name bids',
    zh: '名称竞拍',
    ko: '이름 경매',
    ar: 'مزادات الأسماء',
    es: 'Pujas de nombres',
  },
  terms: ['bidname'],
});
