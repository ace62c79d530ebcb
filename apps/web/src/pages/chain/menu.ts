import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 20,
  name: {
    en: 'Chain',
    zh: '链信息',
    ko: '체인',
    ar: 'السلسلة',
    es: 'Cadena',
  },
});
