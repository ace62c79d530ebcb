import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 40,
  name: {
    en: 'Accounts',
    zh: '账户',
    ko: '계정',
    ar: 'الحسابات',
    es: 'Cuentas',
  },
});
