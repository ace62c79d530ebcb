import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 160,
  name: {
    en: 'dApps',
    zh: 'dApp',
    ko: 'dApp',
    ar: 'التطبيقات',
    es: 'dApps',
  },
});
