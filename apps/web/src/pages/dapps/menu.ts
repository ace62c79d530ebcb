import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 40,
  name: {
    en: 'dApps',
    zh: 'dApp',
    ko: 'dApp',
    ar: 'التطبيقات',
    es: 'dApps',
  },
});
