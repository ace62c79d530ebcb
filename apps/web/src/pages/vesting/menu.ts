import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 50,
  name: {
    en: 'Founder vesting',
    zh: '创始方归属',
    ko: '창립자 베스팅',
    ar: 'استحقاق المؤسس',
    es: 'Vesting del fundador',
  },
});
