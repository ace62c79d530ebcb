import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 10,
  name: {
    en: 'Chain',
    zh: '链信息',
    ko: '체인',
    ar: 'السلسلة',
    es: 'Cadena',
  },
});
