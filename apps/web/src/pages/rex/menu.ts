import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 20,
  name: {
    en: 'REX',
    zh: 'REX',
    ko: 'REX',
    ar: 'REX',
    es: 'REX',
  },
  terms: ['buyrex', 'sellrex', 'rentcpu'],
});
