import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 70,
  name: {
    en: 'Statistics',
    zh: '统计',
    ko: '통계',
    ar: 'الإحصاءات',
    es: 'Estadísticas',
  },
});
