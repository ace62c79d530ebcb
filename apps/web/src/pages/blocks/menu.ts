import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 20,
  name: {
    en: 'Blocks',
    zh: '区块',
    ko: '블록',
    ar: 'الكتل',
    es: 'Bloques',
  },
});
