import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 30,
  name: {
    en: 'RAM market',
    zh: 'RAM 市场',
    ko: 'RAM 시장',
    ar: 'سوق RAM',
    es: 'Mercado de RAM',
  },
  terms: ['buyram', 'sellram', 'buyrambytes'],
});
