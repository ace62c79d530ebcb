import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 70,
  name: everyLanguage('Statistics', 'l2c_', { zh: '统计', ko: '통계', ar: 'الإحصاءات', es: 'Estadísticas' }),
  line: everyLanguage('Activity of the chain over time', 'M59v', {
    zh: '链上活动随时间的变化',
    ko: '시간에 따른 체인 활동',
    ar: 'نشاط السلسلة عبر الزمن',
    es: 'Actividad de la cadena en el tiempo',
  }),
});
