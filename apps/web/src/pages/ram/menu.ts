import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 30,
  name: {
    en: 'Buy and sell RAM',
    zh: '买卖 RAM',
    ko: 'RAM 사고팔기',
    ar: 'شراء RAM وبيعها',
    es: 'Comprar y vender RAM',
  },
  terms: ['buyram', 'sellram', 'buyrambytes'],
});
