import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 10,
  name: {
    en: 'RAM market',
    zh: 'RAM 市场',
    ko: 'RAM 시장',
    ar: 'سوق RAM',
    es: 'Mercado de RAM',
  },
  terms: ['buyram', 'sellram', 'buyrambytes'],
});
