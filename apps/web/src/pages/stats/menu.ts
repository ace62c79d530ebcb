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
  line: {
    en: 'Activity of the chain over time',
    zh: '链上活动随时间的变化',
    ko: '시간에 따른 체인 활동',
    ar: 'نشاط السلسلة عبر الزمن',
    es: 'Actividad de la cadena en el tiempo',
  },
});
