import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 30,
  name: everyLanguage('History services', 'PkeR', {
    zh: '历史服务',
    ko: '히스토리 서비스',
    ar: 'خدمات السجل',
    es: 'Servicios de historial',
  }),
  line: everyLanguage('Public history endpoints of the chain', 'r0hZ', {
    zh: '链的公共历史端点',
    ko: '체인의 공개 히스토리 엔드포인트',
    ar: 'نقاط السجل العامة للسلسلة',
    es: 'Puntos de acceso públicos al historial',
  }),
  terms: ['Hyperion'],
});
