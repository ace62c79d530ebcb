import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 40,
  name: {
    en: 'Snapshot',
    zh: '快照',
    ko: '스냅샷',
    ar: 'اللقطة',
    es: 'Instantánea',
  },
});
