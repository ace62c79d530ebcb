import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'chain',
  order: 10,
  name: {
    en: 'REX',
    zh: 'REX',
    ko: 'REX',
    ar: 'REX',
    es: 'REX',
  },
  terms: ['buyrex', 'sellrex', 'rentcpu'],
});
