import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 60,
  name: {
    en: 'Oracles',
    zh: '预言机',
    ko: '오라클',
    ar: 'الأوراكل',
    es: 'Oráculos',
  },
});
