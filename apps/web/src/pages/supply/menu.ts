import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 30,
  name: {
    en: 'Supply',
    zh: '供应量',
    ko: '공급량',
    ar: 'المعروض',
    es: 'Suministro',
  },
});
