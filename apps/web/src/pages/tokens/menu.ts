import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 10,
  name: {
    en: 'Tokens',
    zh: '代币',
    ko: '토큰',
    ar: 'الرموز',
    es: 'Tokens',
  },
});
